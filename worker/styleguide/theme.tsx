import type { ReactNode } from 'react'
import { ICON_NAMES, Icon } from '../../client/controls/icon.tsx'
import { TOKEN_PAIRS } from '../../shared/site/palette.ts'
import type { Theme } from '../../shared/site/site.ts'
import { Specimen } from './specimen.tsx'

/** Colours, faces, prose and icons. */
export const ThemeSpecimens = ({ theme }: { theme: Theme }): ReactNode => (
  <>
    <Specimen
      name={`Text on its grounds (${theme.character}, ${theme.headingFace}, ${theme.textFace})`}
      wide
    >
      <svg
        className="pattern__colours"
        viewBox={`0 0 800 ${Math.ceil(TOKEN_PAIRS.length / 4) * 46}`}
        role="img"
        aria-label="Colours"
      >
        {TOKEN_PAIRS.map(([text, ground, ratio], index) => {
          const [x, y] = [(index % 4) * 200, Math.floor(index / 4) * 46]
          return (
            <g key={`${text} ${ground}`}>
              <rect
                x={x}
                y={y}
                width="196"
                height="42"
                fill={`var(--${ground})`}
                stroke="var(--line)"
              />
              <text
                x={x + 12}
                y={y + 26}
                fill={`var(--${text})`}
                fontSize="13"
              >{`${text} on ${ground} ≥ ${ratio}`}</text>
            </g>
          )
        })}
      </svg>
    </Specimen>
    <Specimen name="Headings">
      <h1>Een huis aan de Leie</h1>
      <h2>Een huis aan de Leie</h2>
      <h3>Een huis aan de Leie</h3>
      <h4>Een huis aan de Leie</h4>
    </Specimen>
    <Specimen name="Prose">
      <div className="prose">
        <h2>Wat wij doen</h2>
        <p>
          Wij kennen de straten tussen Leie en Schelde. <a href="#theme">Vertel ons</a>
          {' hoe u leeft, '}
          <strong>dan zoeken</strong> wij <em>mee</em>.
        </p>
        <ul>
          <li>Eerste bezoek</li>
          <li>Bod</li>
        </ul>
        <ol>
          <li>Compromis</li>
          <li>Akte</li>
        </ol>
        <blockquote>
          <p>Een huis verkoop je maar één keer.</p>
        </blockquote>
        <table>
          <thead>
            <tr>
              <th>Streek</th>
              <th>Recht</th>
            </tr>
          </thead>
          <tbody>
            <tr>
              <td>Vlaanderen</td>
              <td>12 %</td>
            </tr>
          </tbody>
        </table>
      </div>
    </Specimen>
    <Specimen name="Icons" wide>
      <p className="pattern__row">
        {ICON_NAMES.map(name => (
          <Icon key={name} name={name} />
        ))}
      </p>
    </Specimen>
  </>
)
