import { profileFileKinds } from '#domain/forms/profileRequest.ts'
import { isLink } from '#domain/webAddress.ts'
import type { Profile } from '#src/api/profile.ts'
import { useTexts } from '#src/context/language.ts'
import { useHref } from '#src/routes/useHref.ts'
import { Link } from '#src/ui/Link.tsx'
import { ReviewSection } from '#src/ui/ReviewSection.tsx'
import { Unspaced } from '#src/ui/Unspaced.tsx'
import { useProfileLabel } from '../fields/useProfileLabel.ts'
import { DownloadButton } from '../files/DownloadButton.tsx'
import styles from './FilesSection.module.css'

/** Uploaded documents to download, and links. */
export function FilesSection({ profile }: { profile: Profile }) {
  const t = useTexts('profile')
  const texts = useTexts('forms')
  const href = useHref()
  const labelOf = useProfileLabel()
  const names = { resume: profile.resumeName, resumeJp: profile.resumeJpName, cvJp: profile.cvJpName }
  const files = profileFileKinds.map((kind) => {
    const name = names[kind]
    const file = name !== null && (
      <span className={styles.file}>
        <span className={styles.name}>
          <Unspaced text={name} />
        </span>
        <DownloadButton kind={kind} name={name} />
      </span>
    )
    return { label: labelOf(kind), value: file || <span className="meta">{t.noFile}</span> }
  })
  const links = [profile.linkedInURL, profile.otherURL].map((address, index) => ({
    label: labelOf(index === 0 ? 'linkedInURL' : 'otherURL'),
    value: isLink(address) ? (
      <Link to={address} target="_blank" rel="noreferrer nofollow">
        {address}
      </Link>
    ) : (
      address
    ),
  }))
  return (
    <ReviewSection
      title={t.blocks.files}
      to={`${href('profileAddition')}#resume`}
      facts={[...files, ...links]}
      texts={texts}
    />
  )
}
