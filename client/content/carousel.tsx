import type { ReactNode } from 'react'
import { Icon } from '../controls/icon.tsx'
import { useView } from '../view.tsx'

interface CarouselProps {
  /** One node a slide; served only. */
  slides?: { key: string | number; content: ReactNode }[]
  label?: string
}

/** Slides as a scrollable list; hydrated, Glide moves it and the arrows appear. */
export function Carousel({ slides = [], label }: CarouselProps) {
  const { t } = useView()
  return (
    <section className="carousel" aria-label={label}>
      <div className="carousel__arrows">
        <button
          className="carousel__arrow"
          type="button"
          data-carousel="<"
          aria-label={t('section.previous')}
        >
          <Icon name="arrow-left" />
        </button>
        <button
          className="carousel__arrow"
          type="button"
          data-carousel=">"
          aria-label={t('section.next')}
        >
          <Icon name="arrow-right" />
        </button>
      </div>
      <div className="carousel__track" data-glide-el="track">
        <ul className="carousel__row">
          {slides.map(slide => (
            <li key={slide.key} className="carousel__slide">
              {slide.content}
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
