import { ActionBar } from '#src/ui/ActionBar.tsx'
import { Button } from '#src/ui/Button.tsx'
import { Columns, Panel, Wrap } from '#src/ui/layout.tsx'
import { Section } from '#src/ui/Section.tsx'
import { WhenNear } from '#src/ui/WhenNear.tsx'
import { Group, Sample } from '../Sample.tsx'

/** Widths, columns and sheets. */
export function LayoutGroup() {
  return (
    <Group id="layout" title="Layout" lead="src/ui. Sections and widths of pages.">
      <Sample name="Section, Wrap">
        <Section tint title="A section" lead="It is named by its heading, and may have a ground.">
          <p>Content</p>
        </Section>
        <Wrap>The width of a page with its margins.</Wrap>
      </Sample>
      <Sample name="Columns">
        <Columns aside="end">
          <Panel>Main column</Panel>
          <Panel>Narrow column</Panel>
        </Columns>
        <Columns aside="start">
          <Panel>Narrow column</Panel>
          <Panel>Main column</Panel>
        </Columns>
      </Sample>
      <Sample name="Panel">
        <Panel>Interactive content is on a white sheet.</Panel>
      </Sample>
      <Sample name="WhenNear">
        <WhenNear>
          <p>Rendered once the reader is less than a screen away.</p>
        </WhenNear>
      </Sample>
      <Sample name="ActionBar (at the foot of narrow windows)">
        <ActionBar label="Actions">
          <Button variant="go">Apply</Button>
        </ActionBar>
      </Sample>
    </Group>
  )
}
