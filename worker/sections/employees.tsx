import { Carousel } from '../../client/content/carousel.tsx'
import { Picture } from '../../client/content/picture.tsx'
import { Icon } from '../../client/controls/icon.tsx'
import { Island } from '../render/island.tsx'
import type { Employee } from '../../shared/content/entity.ts'
import { langOf, localize } from '../../shared/locale.ts'
import { SectionFrame } from './section-frame.tsx'
import type { SectionContext, SectionDefinition } from './section-kind.ts'

/** The people of the agency, in a carousel (CONTENT-37). The page element 'employees' is its anchor. */
export const employees: SectionDefinition<'employees', Employee[]> = {
  load: (section, { api }) => api.items('employees', section.entity),
  isCacheable: true,
  View({ section, data, context, index }) {
    if (data.length === 0) return null
    const slides = data.map(employee => ({
      key: employee.id,
      content: <Person employee={employee} context={context} />,
    }))
    return (
      <SectionFrame section={section} context={context} index={index} anchor="employees">
        <Island name="content-carousel" props={{}}>
          <Carousel slides={slides} label={context.t('section.employees')} />
        </Island>
      </SectionFrame>
    )
  },
}

function Person({
  employee,
  context: { locale, t },
}: {
  employee: Employee
  context: SectionContext
}) {
  const { name, picture } = employee
  const phone = employee.mobile || employee.phone
  const description = localize(employee.description, locale)
  return (
    <article className="person">
      <div className="person__picture">
        {picture ? (
          <Picture
            asset={picture.asset}
            hash={picture.hash}
            width={picture.width}
            height={picture.height}
            color={picture.color}
            preview={picture.preview}
            alt={localize(picture.alt, locale) ?? name}
            {...langOf(picture.alt, locale)}
            sizes="(min-width: 64rem) 26rem, 46vw"
          />
        ) : (
          <Icon name="user" />
        )}
      </div>
      <h3 className="person__name">{name}</h3>
      <p className="person__role" {...langOf(employee.role, locale)}>
        {localize(employee.role, locale)}
      </p>
      {employee.biv && (
        <p className="person__number">{t('section.biv', { number: employee.biv })}</p>
      )}
      {description && (
        <p className="person__description" {...langOf(employee.description, locale)}>
          {description}
        </p>
      )}
      <p className="person__ways">
        {phone && (
          <a
            className="round-link"
            href={`tel:${phone.replace(/[^+\d]/g, '')}`}
            aria-label={t('section.call', { name })}
          >
            <Icon name="phone" />
          </a>
        )}
        {employee.email && (
          <a
            className="round-link"
            href={`mailto:${employee.email}`}
            aria-label={t('section.write', { name })}
          >
            <Icon name="mail" />
          </a>
        )}
      </p>
    </article>
  )
}
