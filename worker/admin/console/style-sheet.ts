import type { Theme } from '../../../shared/site/site.ts'
import { themeCss } from '../../../shared/site/theme.ts'

const CONSOLE_THEME: Theme = {
  accent: '8a3a1f',
  tint: 'efe7dd',
  paper: 'fbf9f6',
  ink: '1f1a17',
  radius: 4,
  headingFace: 'bricolage',
  textFace: 'figtree',
  character: 'editorial',
  logo: null,
  hero: null,
}

const CONSOLE_CSS = `
.console-head{display:flex;flex-wrap:wrap;gap:.5rem 2rem;align-items:baseline;padding:1rem var(--gutter);border-block-end:1px solid var(--line)}
.console-name{font-weight:600;text-decoration:none}
.console-menu{display:flex;flex-wrap:wrap;gap:.25rem 1.25rem;align-items:baseline}
.console-menu a[aria-current]{font-weight:600}
.console-main{padding:1.5rem var(--gutter) 4rem;max-inline-size:var(--page);display:grid;grid-template-columns:minmax(0,1fr);gap:var(--gap);justify-items:start;align-content:start}
.console-main>*{max-inline-size:100%}
.console-main section>*+.console-form{margin-block-start:1rem}
.console-main h1{font-size:var(--title)}
.console-main h2{font-size:var(--title-small);margin-block-end:.75rem}
.console-plain{background:none;border:0;padding:0;font:inherit;color:inherit;text-decoration:underline;cursor:pointer}
.console-form{display:flex;flex-wrap:wrap;gap:.75rem 1rem;align-items:end}
.console-form label{display:grid;gap:.25rem;font-size:var(--text-small)}
.console-form :is(input,select){font:inherit;min-block-size:var(--target);padding-inline:.75rem;border:1px solid currentColor;border-radius:var(--radius-control);background:transparent;color:inherit}
.console-form label:has([type=checkbox]){display:flex;align-items:center;min-block-size:var(--target)}
.console-alert{flex-basis:100%;border-inline-start:4px solid var(--accent);padding:.5rem 1rem}
.console-table{overflow-x:auto}
.console-table table{border-collapse:collapse;font-size:var(--text-small)}
.console-table :is(th,td){text-align:start;vertical-align:top;white-space:pre-line;padding:.5rem 1rem .5rem 0;border-block-end:1px solid var(--line)}
.console-table td{overflow-wrap:break-word;max-inline-size:32rem}
.console-id{white-space:nowrap}
.console-whole{flex-basis:100%}
@media (width<48rem){
.console-table{inline-size:100%;overflow-x:visible}
.console-table :is(table,tbody){display:grid;gap:.75rem}
.console-table thead{position:absolute;inline-size:1px;block-size:1px;overflow:hidden;clip-path:inset(50%)}
.console-table tbody tr{display:grid;gap:.35rem;padding:.75rem 1rem;border:1px solid var(--line);border-radius:var(--radius-control)}
.console-table tbody td{display:grid;grid-template-columns:minmax(5.5rem,2fr) 5fr;gap:.75rem;padding:0;border:0;max-inline-size:none;overflow-wrap:anywhere}
.console-table tbody td::before{content:attr(data-label)/'';color:var(--muted)}
.console-table tbody td:empty{display:none}
.console-id{white-space:normal}
.console-form label{inline-size:100%}
}
.console-acts{display:grid;gap:.25rem;justify-items:start}
.console-note{font-size:var(--text-small);margin-block-start:.5rem}
.console-text{white-space:pre-line}
.console-facts{display:grid;grid-template-columns:fit-content(45%) minmax(0,1fr);gap:.25rem 1.5rem}
.console-facts dt{font-weight:600}
.console-facts :is(dt,dd){min-inline-size:0;overflow-wrap:anywhere}
`

/** The console's own theme, and the rules that only it needs. */
export const consoleStyles = (): string => themeCss(CONSOLE_THEME) + CONSOLE_CSS
