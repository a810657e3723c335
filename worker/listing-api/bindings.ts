import type { ListingsNamespace } from './store/outcome.ts'

/** The listing API's bindings, settings and secrets. */
export interface Bindings {
  /** The directory: which sites there are, and their hostnames. */
  DB: D1Database
  /** One object a site, named by the site's id. */
  LISTINGS: ListingsNamespace
  /** Bytes of pictures and documents, by site and SHA-256. */
  MEDIA: R2Bucket
  /** Reads and makes pictures. */
  IMAGES: ImagesBinding
  /** Where objects are made, such as 'eu'; empty locally, where workerd knows no jurisdictions. Never changed once there are objects. */
  JURISDICTION?: string
  /** Every caller but a bound Worker must send it; imports always must. */
  API_KEY?: string
  /** 'yes' on a developer's machine: without API_KEY the calls that any listing API has need none. */
  OPEN?: string
  /** Allows imports only. */
  IMPORT_KEY?: string
  /** Addresses of pictures to be fetched; without it none is. */
  PICTURES?: Queue
  /** Tells the site Worker what changes here by itself. */
  CHANGES?: Queue
  /** Where names are looked up over HTTPS before anything is fetched from them; empty: nothing is fetched. */
  DNS_URL?: string
  /** Set by the entrypoint that only a service binding reaches. */
  BOUND?: boolean
}
