/** Hosts whose videos and virtual tours a page may show in its place; an agency turns on those that it uses (SEC-13). */
export const VIDEO_HOSTS = [
  'kuula.co',
  'my.matterport.com',
  'player.vimeo.com',
  // That of the demo; nobody can have it.
  'tours.example',
  'www.nodalview.com',
  'www.youtube-nocookie.com',
  'www.youtube.com',
] as const
