import { useState } from 'react'
import { ActionButton } from '#src/ui/ActionButton.tsx'
import { Breadcrumbs } from '#src/ui/Breadcrumbs.tsx'
import { Button } from '#src/ui/Button.tsx'
import { Chip, Chips } from '#src/ui/Chip.tsx'
import { Contents } from '#src/ui/Contents.tsx'
import { ButtonRow } from '#src/ui/layout.tsx'
import { BackLink, Link, MoreLink, QuietLink, TitleLink } from '#src/ui/Link.tsx'
import { Linked } from '#src/ui/Linked.tsx'
import { Pagination } from '#src/ui/Pagination.tsx'
import { Group, Sample } from '../Sample.tsx'

const variants = ['primary', 'go', 'line', 'text'] as const

/** Buttons and links. */
export function ActionsGroup() {
  const [isSaved, setSaved] = useState(true)
  return (
    <Group id="actions" title="Buttons and links" lead="src/ui, native on every page.">
      {variants.map((variant) => (
        <Sample key={variant} row name={`Button, ${variant}`}>
          <Button variant={variant}>Apply</Button>
          <Button variant={variant} icon="search">
            With an icon
          </Button>
          <Button variant={variant} iconAfter="arrow" to="/jobs">
            A link
          </Button>
          <Button variant={variant} size="sm">
            Small
          </Button>
          <Button variant={variant} busy>
            Busy
          </Button>
          <Button variant={variant} disabled>
            Disabled
          </Button>
        </Sample>
      ))}
      <Sample name="Button, wide; ButtonRow">
        <Button wide>As wide as its box</Button>
        <ButtonRow>
          <Button>The next step</Button>
          <Button variant="text">Another way</Button>
        </ButtonRow>
      </Sample>
      <Sample row name="ActionButton">
        <ActionButton icon="share">Share</ActionButton>
        <ActionButton icon="mark" pressed={isSaved} onClick={() => setSaved(!isSaved)}>
          Save
        </ActionButton>
        <ActionButton icon="trash" disabled>
          Disabled
        </ActionButton>
      </Sample>
      <Sample row name="Link, MoreLink, BackLink, QuietLink">
        <Link to="/jobs">A link</Link>
        <MoreLink to="/jobs">All jobs</MoreLink>
        <BackLink to="/jobs">Jobs</BackLink>
        <QuietLink to="/jobs">A title in a list</QuietLink>
      </Sample>
      <Sample name="TitleLink">
        <div style={{ position: 'relative' }}>
          <TitleLink to="/jobs" headingLevel={3}>
            From Manila to a product team in Kyoto
          </TitleLink>
        </div>
      </Sample>
      <Sample name="Linked">
        <p>
          <Linked
            text="I agree to the [terms of use] and the [privacy policy]."
            to={['/terms', '/privacy']}
          />
        </p>
      </Sample>
      <Sample name="Chips, Chip">
        <Chips label="Filters">
          <Chip to="/jobs" removeText=", remove">
            Fully remote
          </Chip>
          <Chip to="/jobs" removeText=", remove">
            Kanto
          </Chip>
        </Chips>
      </Sample>
      <Sample name="Breadcrumbs">
        <Breadcrumbs
          label="Breadcrumbs"
          items={[{ label: 'Home', to: '/' }, { label: 'Jobs', to: '/jobs' }, { label: 'QA engineer' }]}
        />
      </Sample>
      <Sample name="Pagination">
        {[1, 6, 12].map((page) => (
          <Pagination
            key={page}
            label={`Pages, at page ${page}`}
            page={page}
            pages={12}
            hrefOf={(to) => `/jobs?page=${to}`}
            previous="Previous"
            next="Next"
            pageLabel={(to) => `Page ${to}`}
          />
        ))}
      </Sample>
      <Sample name="Contents">
        <Contents
          title="On this page"
          items={[
            { id: 'actions', label: 'Buttons and links' },
            { id: 'controls', label: 'Native controls' },
          ]}
        />
      </Sample>
    </Group>
  )
}
