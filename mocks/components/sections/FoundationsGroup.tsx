import { Icon } from '#src/ui/Icon.tsx'
import { type IconName, iconPaths } from '#src/ui/iconPaths.ts'
import { Logo } from '#src/ui/Logo.tsx'
import { Group, Sample } from '../Sample.tsx'
import styles from '../ComponentsPage.module.css'

const colors = {
  Indigo: ['ai-0', 'ai-1', 'ai-2', 'ai-3', 'ai-5', 'ai-6', 'ai-7', 'ai-8', 'ai-9'],
  Vermilion: ['shu-0', 'shu-5', 'shu-7', 'shu-8', 'shu-9'],
  'Paper and ink': ['washi', 'kinari', 'sheet', 'ink', 'ink-2', 'ink-3', 'rule', 'rule-soft', 'edge'],
  Feedback: ['beni', 'beni-tint', 'matsu', 'matsu-tint', 'yamabuki', 'yamabuki-tint'],
}

const sizes = ['display', 'h1', 'h2', 'h3', 'h4', 'xl', 'lg', 'md', 'sm', 'xs']

const icons = Object.keys(iconPaths) as IconName[]

/** Colours, type and icons. */
export function FoundationsGroup() {
  return (
    <Group id="foundations" title="Foundations" lead="Tokens of src/ui/tokens.css, and the icons.">
      {Object.entries(colors).map(([title, names]) => (
        <Sample key={title} name={title}>
          <ul className={styles.colors}>
            {names.map((name) => (
              <li key={name}>
                <span className={styles.color} style={{ background: `var(--${name})` }} />
                <span className="meta">--{name}</span>
              </li>
            ))}
          </ul>
        </Sample>
      ))}
      <Sample name="Sizes of type">
        {sizes.map((name) => (
          <p key={name} style={{ fontSize: `var(--fs-${name})`, lineHeight: 'var(--lh-head)' }}>
            --fs-{name}: Work in Japan, <span lang="ja">日本で働く</span>
          </p>
        ))}
        <p className="voice">The class “voice” is the serif of titles and quotations.</p>
        <p className="meta">The class “meta” is quiet and small.</p>
      </Sample>
      <Sample name="Icon">
        <ul className={styles.icons}>
          {icons.map((name) => (
            <li key={name}>
              <Icon name={name} />
              <Icon name={name} size="sm" />
              <span className="meta">{name}</span>
            </li>
          ))}
        </ul>
        <p>
          <Icon name="mark" filled /> filled
        </p>
      </Sample>
      <Sample name="Logo">
        <Logo to="/" name="Hashi" label="Hashi, home page" />
      </Sample>
    </Group>
  )
}
