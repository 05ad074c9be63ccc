import type { NotificationSeed } from '../types.ts'
import { welcome } from '../welcome.ts'

export const linhNotifications: NotificationSeed[] = [
  { ...welcome, id: 5008, date: '2026-11-20T09:40', readAt: null },
]
