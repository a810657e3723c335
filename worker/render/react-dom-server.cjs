/** What wrangler.toml puts in the place of react-dom/server: renderToString alone, of the same kind as the React beside it. */
module.exports =
  process.env.NODE_ENV === 'production'
    ? require('../../node_modules/react-dom/cjs/react-dom-server-legacy.browser.production.js')
    : require('../../node_modules/react-dom/cjs/react-dom-server-legacy.browser.development.js')
