import type { Bindings } from '../env.ts'

/** Whether operators are answered on this host; without ADMIN_HOST they are on every one (KEY-28). */
export const isAdminHost = (
  { ADMIN_HOST }: Pick<Bindings, 'ADMIN_HOST'>,
  hostname: string | null,
): boolean => !ADMIN_HOST || hostname === ADMIN_HOST.toLowerCase()
