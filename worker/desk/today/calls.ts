import type { DeskCall } from '../call.ts'
import { ALL } from '../roles.ts'
import { todayPage } from './today.tsx'

export const TODAY_CALLS: readonly DeskCall[] = [
  { method: 'GET', path: '/', may: ALL, run: todayPage },
]
