import type { ReactNode } from 'react'

/** What guests are asked, a line each; nothing where nothing was said (RENTAL-68). */
export const HouseRules = ({ rules, title }: { rules: string[]; title: string }): ReactNode =>
  rules.length > 0 && (
    <div className="house-rules">
      <h3>{title}</h3>
      <ul className="house-rules__list">
        {rules.map(rule => (
          <li key={rule}>{rule}</li>
        ))}
      </ul>
    </div>
  )
