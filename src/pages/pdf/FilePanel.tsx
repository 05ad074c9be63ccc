import { useState } from 'react'
import { useTexts } from '#src/context/language.ts'
import { type Script, fileName } from '#src/features/pdf/fileName.ts'
import type { Source } from '#src/features/pdf/layOut.ts'
import type { MadePdf } from '#src/features/pdf/makePdf.ts'
import { saveFile } from '#src/lib/download.ts'
import { Button } from '#src/ui/Button.tsx'
import { Radio } from '#src/ui/choices.tsx'
import { Heading } from '#src/ui/Heading.tsx'
import { Icon } from '#src/ui/Icon.tsx'
import { Panel } from '#src/ui/layout.tsx'
import { Note } from '#src/ui/mantine/Note.tsx'
import styles from './Panel.module.css'

interface FilePanelProps {
  source: Source
  made: MadePdf
  /** The download has started automatically. */
  hasStarted: boolean
}

const scripts = { ja: 'japanese', en: 'latin' } as const satisfies Record<string, Script>

/** The file with the choice of its name, and the download. */
export function FilePanel({ source: { kind, content }, made, hasStarted }: FilePanelProps) {
  const t = useTexts('pdf')
  const [script, setScript] = useState<Script>('japanese')
  const [started, setStarted] = useState(hasStarted)
  const name = fileName({ kind, ...content }, script)

  function download() {
    saveFile(made.file, name)
    setStarted(true)
  }

  return (
    <Panel className={styles.panel}>
      <Heading level={2} className={styles.title}>
        {t.file}
      </Heading>
      <div className={styles.file}>
        <Icon name="file" />
        <div>
          <b lang={script === 'japanese' ? 'ja' : 'en'}>{name}</b>
          <span className={styles.meta}>
            {t.size({ bytes: made.file.size, pages: made.paper.sheets.length })}
          </span>
        </div>
      </div>
      <fieldset className={styles.names}>
        <legend className="vh">{t.fileName}</legend>
        {Object.entries(scripts).map(([value, each]) => (
          <Radio
            key={value}
            name="fileName"
            value={value}
            checked={script === each}
            onChange={() => setScript(each)}
            long
          >
            {t.names[each]}
          </Radio>
        ))}
      </fieldset>
      <Button wide icon="download" onClick={download}>
        {t.download}
      </Button>
      <div role="status">{started && <Note tone="ok">{t.downloading}</Note>}</div>
      <Warnings made={made} />
      <ul className={styles.facts}>
        {t.facts.map((fact) => (
          <li key={fact}>
            <Icon name="check" size="sm" />
            {fact}
          </li>
        ))}
      </ul>
    </Panel>
  )
}

/** Names the parts of the stored document that the file lacks. */
function Warnings({ made: { missing, isPhotoLost } }: { made: MadePdf }) {
  const t = useTexts('pdf')
  return (
    <>
      {missing.length > 0 && (
        <Note tone="warn" role="alert">
          {t.missing({ characters: missing.join(' ') })}
        </Note>
      )}
      {isPhotoLost && (
        <Note tone="warn" role="alert">
          {t.photoLost}
        </Note>
      )}
    </>
  )
}
