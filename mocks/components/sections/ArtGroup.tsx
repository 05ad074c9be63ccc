import { Avatar } from '#src/ui/art/Avatar.tsx'
import { CrossingArch } from '#src/ui/art/CrossingArch.tsx'
import { FourArches } from '#src/ui/art/FourArches.tsx'
import { GapBridge } from '#src/ui/art/GapBridge.tsx'
import { GaugeArch } from '#src/ui/art/GaugeArch.tsx'
import { HalfwayArch } from '#src/ui/art/HalfwayArch.tsx'
import { HeroBridge } from '#src/ui/art/HeroBridge.tsx'
import { PayBridge } from '#src/ui/art/PayBridge.tsx'
import { Span } from '#src/ui/art/Span.tsx'
import { Tile } from '#src/ui/art/Tile.tsx'
import { Group, Sample } from '../Sample.tsx'
import styles from '../ComponentsPage.module.css'

const tiles = ['asanoha', 'seigaiha', 'shippo', 'kikko', 'yagasuri', 'higaki'] as const

const MILLION = 1_000_000

/** A job among ten others. */
const pay = {
  min: 6 * MILLION,
  max: 9 * MILLION,
  middle: 7.5 * MILLION,
  steps: [1, 3, 4, 2].map((jobs, index) => ({ from: (5 + index) * MILLION, jobs })),
}

/** Pictures, drawn by functions of an id. */
export function ArtGroup() {
  return (
    <Group id="art" title="Pictures" lead="src/ui/art. Drawn by functions of an id; they fill their boxes.">
      <Sample name="Span, by seed">
        <div className={styles.pictures}>
          {[1, 2, 3, 4, 5, 6, 7, 8].map((seed) => (
            <Span key={seed} seed={seed} className={styles.picture} />
          ))}
        </div>
      </Sample>
      <Sample name="Tile">
        <div className={styles.pictures}>
          {tiles.map((kind) => (
            <Tile key={kind} kind={kind} className={styles.picture} />
          ))}
        </div>
      </Sample>
      <Sample row name="Avatar">
        <Avatar of={1} initials="MS" />
        <Avatar of={2} initials="LN" />
        <Avatar of="Aiko Mori" initials="AM" size={96} />
      </Sample>
      <Sample name="GaugeArch">
        {[0, 60, 100].map((percent) => (
          <GaugeArch key={percent} percent={percent} text={`${percent} %`} className={styles.arch} />
        ))}
      </Sample>
      <Sample name="CrossingArch, FourArches">
        <CrossingArch className={styles.arch} />
        <FourArches />
      </Sample>
      <Sample name="HalfwayArch">
        <div className={styles.dark}>
          <HalfwayArch className={styles.arch} />
        </div>
      </Sample>
      <Sample name="PayBridge">
        <PayBridge
          facts={pay}
          labels={{
            job: '6 to 9 million yen',
            tick: (yen) => String(yen / MILLION),
            unit: 'M',
          }}
        />
      </Sample>
      <Sample name="HeroBridge">
        <HeroBridge />
      </Sample>
      <Sample name="GapBridge">
        <GapBridge />
      </Sample>
    </Group>
  )
}
