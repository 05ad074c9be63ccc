import type { ComponentType } from 'react'
import { ClockTab } from '../tabs/ClockTab.tsx'
import { DataTab } from '../tabs/DataTab.tsx'
import { FaultsTab } from '../tabs/FaultsTab.tsx'
import { LogTab } from '../tabs/LogTab.tsx'
import { OutboxTab } from '../tabs/OutboxTab.tsx'
import { PersonasTab } from '../tabs/PersonasTab.tsx'
import { ShareTab } from '../tabs/ShareTab.tsx'
import type { TabName } from './panelView.ts'

export const tabs: Record<TabName, { label: string; content: ComponentType }> = {
  personas: { label: 'Personas', content: PersonasTab },
  faults: { label: 'Faults', content: FaultsTab },
  clock: { label: 'Clock', content: ClockTab },
  outbox: { label: 'Outbox', content: OutboxTab },
  log: { label: 'Log', content: LogTab },
  data: { label: 'Data', content: DataTab },
  share: { label: 'Share', content: ShareTab },
}
