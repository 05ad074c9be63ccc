import { sanitize } from '#domain/sanitize.ts'
import { Addresses } from '#src/ui/Addresses.tsx'
import { BeforeAfter } from '#src/ui/BeforeAfter.tsx'
import { CountBadge } from '#src/ui/CountBadge.tsx'
import { DataTable } from '#src/ui/DataTable.tsx'
import { Facts } from '#src/ui/Facts.tsx'
import { type LabelTone, Label } from '#src/ui/Label.tsx'
import { Lead, Prose } from '#src/ui/layout.tsx'
import { LevelMeter } from '#src/ui/LevelMeter.tsx'
import { MoreLink } from '#src/ui/Link.tsx'
import { MixedText } from '#src/ui/MixedText.tsx'
import { PageHeader } from '#src/ui/PageHeader.tsx'
import { Points } from '#src/ui/Points.tsx'
import { ReviewSection } from '#src/ui/ReviewSection.tsx'
import { RichText } from '#src/ui/RichText.tsx'
import { SafeHtml } from '#src/ui/SafeHtml.tsx'
import { SectionHeader } from '#src/ui/Section.tsx'
import { Tag, TagList } from '#src/ui/Tag.tsx'
import { TermList } from '#src/ui/TermList.tsx'
import { Unbroken } from '#src/ui/Unbroken.tsx'
import { Unspaced } from '#src/ui/Unspaced.tsx'
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx'
import { Group, Sample } from '../Sample.tsx'

const tones: LabelTone[] = ['plain', 'you', 'ok', 'wait', 'off']

const facts = [
  { term: 'Pay', value: '6–9 million yen' },
  { term: 'Place', value: 'Kyoto', also: 'Fully remote in Japan' },
]

const items = [
  { title: 'Register', text: 'A form of five steps.' },
  { title: 'Talk', text: 'A call with your advisor.' },
]

const article = sanitize(
  '<h2>A heading</h2><p>A paragraph with <a href="/">a link</a>.</p><ul><li>An item</li></ul><blockquote>A quotation</blockquote>',
  'article',
)

/** Headings, running text, lists and labels. */
export function TextsGroup() {
  return (
    <Group id="texts" title="Texts and lists" lead="src/ui. Headings, running text, facts and labels.">
      <Sample name="PageHeader, Lead">
        <PageHeader tight title="Jobs in Japan" lead="The lead of a page is a little larger and quieter." />
        <Lead>A lead alone.</Lead>
      </Sample>
      <Sample name="SectionHeader">
        <SectionHeader
          title="New jobs"
          lead="The lead is below."
          action={<MoreLink to="/jobs">All jobs</MoreLink>}
        />
      </Sample>
      <Sample name="Prose">
        <Prose>
          <p>Running text is 42em wide at most.</p>
          <ul>
            <li>A list</li>
          </ul>
        </Prose>
      </Sample>
      <Sample name="RichText, SafeHtml">
        <RichText>
          <p>
            Text of editors has <b>bold words</b> and <code>code</code>.
          </p>
        </RichText>
        <SafeHtml html={article} preset="article" />
      </Sample>
      <Sample name="MixedText, Unbroken, Unspaced, Addresses, VisuallyHidden">
        <p>
          <MixedText lang="en" text="The residence card (在留カード) has your status." />
        </p>
        <p lang="ja">
          <Unbroken>週1〜2日リモート／決済APIの開発</Unbroken>
        </p>
        <p>
          <Unspaced text="maria_santos_career_history.docx" />
        </p>
        <p>
          <Addresses text="The link is on its way to maria.santos@example.com." />
        </p>
        <p>
          Before screen readers say more.
          <VisuallyHidden> Only they read this.</VisuallyHidden>
        </p>
      </Sample>
      <Sample row name="Label">
        {tones.map((tone) => (
          <Label key={tone} tone={tone}>
            {tone}
          </Label>
        ))}
      </Sample>
      <Sample row name="Tag, TagList, CountBadge">
        <Tag>React</Tag>
        <TagList label="Skills" tags={['Flutter', 'Dart', 'GraphQL']} />
        <CountBadge count={3} words="3 unread" />
      </Sample>
      <Sample name="LevelMeter">
        {[0, 1, 2, 3, 4, 5].map((level) => (
          <p key={level}>
            <LevelMeter level={level}>Level {level}</LevelMeter>
          </p>
        ))}
      </Sample>
      <Sample name="Facts">
        <Facts facts={facts} />
        <Facts dense facts={facts} />
      </Sample>
      <Sample name="ReviewSection">
        <ReviewSection
          title="Person"
          to="/entry"
          facts={[
            { label: 'Name', value: 'Maria Santos' },
            { label: 'Phone', value: '' },
          ]}
          texts={{ change: 'Change', notGiven: 'Not given' }}
        />
      </Sample>
      <Sample name="DataTable">
        <DataTable caption="Jobs" head={['Role', 'Pay']} rows={[['QA engineer', '6–9 million yen']]} />
        <DataTable
          caption="Jobs with their places"
          head={['Role', 'Pay', 'Place', 'Remote']}
          rows={[['QA engineer', '6–9 million yen', 'Kyoto', 'Fully']]}
        />
      </Sample>
      <Sample name="TermList">
        <TermList items={items} />
        <TermList numbered items={items} />
      </Sample>
      <Sample name="Points">
        <Points
          points={[
            { icon: 'globe', text: 'In English and Japanese' },
            { icon: 'lock', text: 'Nothing is sent' },
          ]}
        />
      </Sample>
      <Sample name="BeforeAfter">
        <BeforeAfter
          before={{ term: 'Before', text: 'New graduate', quiet: true }}
          after={{ term: 'After', text: 'Mobile engineer', pay: '6.5 million yen' }}
        />
      </Sample>
    </Group>
  )
}
