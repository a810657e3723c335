import type { Context } from 'hono'
import type { AdminEnv } from './admin-env.ts'
import { consolePage, consoleView } from './console-document.tsx'

export async function overview(c: Context<AdminEnv>): Promise<Response> {
  const { t } = consoleView(c)
  return consolePage(c, t('admin.overview.title'), null)
}
