import { type ReactNode, useState } from 'react'
import { Button } from '#src/ui/Button.tsx'
import { Done } from '#src/ui/Done.tsx'
import { EmptyState } from '#src/ui/EmptyState.tsx'
import { ErrorState } from '#src/ui/ErrorState.tsx'
import { LoadingBar } from '#src/ui/LoadingBar.tsx'
import { Note } from '#src/ui/Note.tsx'
import { RetryNote } from '#src/ui/RetryNote.tsx'
import { SkeletonList } from '#src/ui/SkeletonList.tsx'
import { Spinner } from '#src/ui/Spinner.tsx'
import { Steps } from '#src/ui/Steps.tsx'
import { Toast, UndoToast } from '#src/ui/Toast.tsx'
import { Group, Sample } from '../Sample.tsx'

const steps = [
  { label: 'Person', to: '/entry' },
  { label: 'Files', to: '/entry/files' },
  { label: 'Experience', note: '22 Nov' },
  { label: 'Check' },
]

const kinds = ['stepper', 'stages', 'dots'] as const

/** Notes, empty and failed lists, and progress. */
export function MessagesGroup() {
  return (
    <Group id="messages" title="Messages and progress" lead="src/ui, native on every page.">
      <Sample name="Note">
        <Note>Information</Note>
        <Note tone="warn">A warning</Note>
        <Note tone="ok">Success</Note>
      </Sample>
      <Sample name="EmptyState">
        <EmptyState
          title="No saved jobs yet"
          headingLevel={3}
          actions={<Button to="/jobs">Find jobs</Button>}
        >
          <p>Press the bookmark of a job to save it.</p>
        </EmptyState>
      </Sample>
      <Sample name="ErrorState">
        <ErrorState
          title="The jobs could not be loaded"
          headingLevel={3}
          retryLabel="Try again"
          onRetry={() => {}}
        />
        <ErrorState
          busy
          title="A retry is under way"
          headingLevel={3}
          retryLabel="Try again"
          onRetry={() => {}}
        />
      </Sample>
      <Sample name="RetryNote">
        <RetryNote
          title="This could not be loaded"
          text="Nothing is lost."
          retryLabel="Try again"
          busy={false}
          onRetry={() => {}}
        />
        <RetryNote text="A retry is under way." retryLabel="Try again" busy onRetry={() => {}} />
      </Sample>
      <Sample name="Done">
        <Done seed={7} actions={<Button to="/">Home</Button>}>
          <p>Your message was sent.</p>
        </Done>
      </Sample>
      <Sample row name="Toast, UndoToast, LoadingBar">
        <Fleeting name="Toast" message={<Toast message="The address was copied." />} />
        <Fleeting name="Busy toast" message={<Toast busy message="The jobs are loading." />} />
        <Fleeting
          name="UndoToast"
          message={
            <UndoToast message="The job was removed." label="Undo" onHold={() => {}} onUndo={() => {}} />
          }
        />
        <Fleeting name="LoadingBar" message={<LoadingBar visible value={60} label="Loading" />} />
      </Sample>
      <Sample row name="Spinner">
        <Spinner /> Loading
      </Sample>
      <Sample name="SkeletonList">
        <SkeletonList label="Loading" rows={2} />
      </Sample>
      <Sample name="Steps, StepList">
        {kinds.map((kind) => (
          <Steps
            key={kind}
            kind={kind}
            label={`Steps, ${kind}`}
            steps={steps}
            current={2}
            doneText="(done)"
            position="Step 3 of 4"
          />
        ))}
      </Sample>
    </Group>
  )
}

/** A message at the edge of the window, shown and hidden by a button. */
function Fleeting({ name, message }: { name: string; message: ReactNode }) {
  const [isShown, setShown] = useState(false)
  return (
    <>
      <Button variant="line" size="sm" aria-pressed={isShown} onClick={() => setShown(!isShown)}>
        {name}
      </Button>
      {isShown && message}
    </>
  )
}
