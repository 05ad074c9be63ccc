import { NavLink, Progress, SegmentedControl, Slider, Timeline } from '@mantine/core'
import '@mantine/core/styles/UnstyledButton.layer.css'
import '@mantine/core/styles/NavLink.layer.css'
import '@mantine/core/styles/Progress.layer.css'
import '@mantine/core/styles/FloatingIndicator.layer.css'
import '@mantine/core/styles/SegmentedControl.layer.css'
import '@mantine/core/styles/Slider.layer.css'
import '@mantine/core/styles/Timeline.layer.css'
import { useState } from 'react'
import { Button } from '#src/ui/Button.tsx'
import { Icon } from '#src/ui/Icon.tsx'
import type { LabelTone } from '#src/ui/Label.tsx'
import { ConfirmDialog } from '#src/ui/mantine/ConfirmDialog.tsx'
import { Dialog, DialogActions, DialogLead } from '#src/ui/mantine/Dialog.tsx'
import { Label } from '#src/ui/mantine/Label.tsx'
import { MantineScope } from '#src/ui/mantine/MantineScope.tsx'
import { Note } from '#src/ui/mantine/Note.tsx'
import { type SkeletonPart, SkeletonParts } from '#src/ui/mantine/SkeletonParts.tsx'
import { Group, Sample } from '../Sample.tsx'
import styles from '../ComponentsPage.module.css'

const tones: LabelTone[] = ['plain', 'you', 'ok', 'wait', 'off']

/** All shapes; a missing one does not compile. */
const shapes: Record<SkeletonPart, true> = {
  heading: true,
  item: true,
  band: true,
  rows: true,
  cards: true,
  facts: true,
  fields: true,
  letter: true,
  panel: true,
  stages: true,
  timeline: true,
  filters: true,
  paper: true,
}

/** The components of the applicant area and of dialogs. */
export function MantineGroup() {
  return (
    <Group
      id="mantine"
      title="Mantine"
      lead="src/ui/mantine, and components of Mantine on its theme: the applicant area and all dialogs."
    >
      <MantineScope>
        <Sample row name="Dialog, ConfirmDialog">
          <Dialogs />
        </Sample>
        <Sample name="Note">
          <Note>Information</Note>
          <Note tone="warn">A warning</Note>
          <Note tone="ok">Success</Note>
        </Sample>
        <Sample row name="Label">
          {tones.map((tone) => (
            <Label key={tone} tone={tone}>
              {tone}
            </Label>
          ))}
        </Sample>
        <MantineControls />
        <Sample name="SkeletonParts">
          <div className={styles.pictures}>
            {(Object.keys(shapes) as SkeletonPart[]).map((part) => (
              <div key={part}>
                <p className="meta">{part}</p>
                <SkeletonParts parts={[part]} times={part === 'stages' ? undefined : 1} label="Loading" />
              </div>
            ))}
          </div>
        </Sample>
      </MantineScope>
    </Group>
  )
}

function Dialogs() {
  const [open, setOpen] = useState<'dialog' | 'confirm' | null>(null)
  const close = () => setOpen(null)
  return (
    <>
      <Button variant="line" onClick={() => setOpen('dialog')}>
        Dialog
      </Button>
      <Button variant="line" onClick={() => setOpen('confirm')}>
        ConfirmDialog
      </Button>
      {open === 'dialog' && (
        <Dialog title="A dialog" closeLabel="Close" onClose={close}>
          <DialogLead>The lead of a dialog.</DialogLead>
          <DialogActions>
            <Button variant="text" onClick={close}>
              Cancel
            </Button>
            <Button onClick={close}>Save</Button>
          </DialogActions>
        </Dialog>
      )}
      {open === 'confirm' && (
        <ConfirmDialog
          title="Remove this job?"
          text="It cannot be undone."
          cancel="Keep"
          confirm="Remove"
          busy={false}
          onCancel={close}
          onConfirm={close}
        />
      )}
    </>
  )
}

function MantineControls() {
  const [calendar, setCalendar] = useState('western')
  return (
    <>
      <Sample name="NavLink">
        <div className={styles.narrow}>
          <NavLink
            component="button"
            active
            aria-current="page"
            leftSection={<Icon name="home" />}
            label="Dashboard"
          />
          <NavLink component="button" leftSection={<Icon name="user" />} label="Profile" />
        </div>
      </Sample>
      <Sample name="SegmentedControl">
        <SegmentedControl
          value={calendar}
          onChange={setCalendar}
          data={[
            { value: 'western', label: '2026' },
            { value: 'japanese', label: 'Reiwa 8' },
          ]}
        />
      </Sample>
      <Sample name="Slider">
        <Slider thumbLabel="Zoom" label={null} defaultValue={40} />
      </Sample>
      <Sample name="Progress">
        <Progress value={60} aria-label="Writing the file" color="ai.6" size="sm" />
      </Sample>
      <Sample name="Timeline">
        <Timeline active={1} bulletSize={14} lineWidth={2}>
          <Timeline.Item>
            <p>You applied.</p>
          </Timeline.Item>
          <Timeline.Item>
            <p>Your documents were sent to the employer.</p>
          </Timeline.Item>
        </Timeline>
      </Sample>
    </>
  )
}
