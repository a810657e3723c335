import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { createInterface } from 'node:readline'
import { Builder, By, Capabilities, error, type WebDriver } from 'selenium-webdriver'
import { type Engine, PATIENT_MILLIS, type Tab, type TabOptions, WINDOW } from './engine.ts'

/** WebKitGTK's own small browser over WebDriver, on a screen that nobody sees. Every tab is a session: it shares nothing. */
export async function startWebKit(
  driverPath: string,
  browserPath: string,
  screenPath: string,
): Promise<Engine> {
  const screen = spawn(screenPath, ['-displayfd', '3', '-screen', '0', '1400x1100x24'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  })
  const display = await firstLine(screen)
  const port = await freePort()
  const driver = spawn(driverPath, [`--port=${port}`], {
    stdio: 'ignore',
    env: { ...process.env, DISPLAY: `:${display}` },
  })
  await untilListening(port)
  const server = `http://127.0.0.1:${port}`
  return {
    newTab: async options => openTab(await startSession(server, browserPath, options), options),
    version: async () => {
      const session = await startSession(server, browserPath, { hasScript: true })
      const capabilities = await session.getCapabilities()
      await session.quit()
      return `WebKitGTK ${capabilities.get('browserVersion')}`
    },
    close: async () => {
      for (const child of [driver, screen]) {
        const ended = once(child, 'exit')
        child.kill()
        await ended
      }
    },
  }
}

const startSession = (
  server: string,
  binary: string,
  { hasScript }: Pick<TabOptions, 'hasScript'>,
): Promise<WebDriver> =>
  new Builder()
    .usingServer(server)
    .withCapabilities(
      new Capabilities({
        browserName: 'MiniBrowser',
        'webkitgtk:browserOptions': {
          binary,
          args: ['--automation', ...(hasScript ? [] : ['--enable-javascript=false'])],
        },
      }),
    )
    .build()

async function openTab(driver: WebDriver, { origin }: TabOptions): Promise<Tab> {
  await driver
    .manage()
    .window()
    .setRect({ x: 0, y: 0, ...WINDOW })
  const seen = async (selector: string) => {
    const found = await driver.wait(async () => {
      for (const element of await driver.findElements(By.css(selector)))
        if (await element.isDisplayed()) return element
      return null
    }, PATIENT_MILLIS)
    if (!found) throw new Error(`not to be seen: ${selector}`)
    // The driver's own way there glides as the page's style says, and it clicks before it has arrived.
    await driver.executeScript(
      'arguments[0].scrollIntoView({ block: "center", behavior: "instant" })',
      found,
    )
    return found
  }
  const first = async (selector: string) => (await driver.findElements(By.css(selector)))[0]
  const read = async (selector: string, property: string) =>
    (await (await first(selector))?.getAttribute(property)) ?? ''
  return {
    open: address => driver.get(new URL(address, origin).href),
    // A page that comes alive lays itself out anew, and what was found is somewhere else when it is pressed.
    click: async selector => {
      await driver.wait(async () => {
        try {
          await (await seen(selector)).click()
          return true
        } catch (thrown) {
          if (!isMoved(thrown)) throw thrown
          return false
        }
      }, PATIENT_MILLIS)
    },
    fill: async (selector, text) => {
      const field = await seen(selector)
      await field.clear()
      await field.sendKeys(text)
    },
    text: selector => read(selector, 'textContent'),
    value: selector => read(selector, 'value'),
    count: async selector => (await driver.findElements(By.css(selector))).length,
    isVisible: async selector => (await first(selector))?.isDisplayed() ?? false,
    address: async () => {
      const { pathname, search } = new URL(await driver.getCurrentUrl())
      return pathname + search
    },
    back: () => driver.navigate().back(),
    close: () => driver.quit(),
  }
}

/** Nothing was pressed: it was not there any more, or not where it had been. */
const isMoved = (thrown: unknown): boolean =>
  thrown instanceof error.ElementNotInteractableError ||
  thrown instanceof error.StaleElementReferenceError

async function firstLine(child: ChildProcess): Promise<string> {
  const [, , , pipe] = child.stdio
  if (!pipe || !('readable' in pipe)) throw new Error('no pipe to the screen')
  for await (const line of createInterface({ input: pipe })) return line
  throw new Error('The screen did not start: is Xvfb installed?')
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  return typeof address === 'object' && address ? address.port : 0
}

/** The driver says nowhere that it is ready; each question that it does not answer yet is refused at once. */
async function untilListening(port: number): Promise<void> {
  const deadline = Date.now() + PATIENT_MILLIS
  while (Date.now() < deadline)
    try {
      await fetch(`http://127.0.0.1:${port}/status`)
      return
    } catch {
      await new Promise(resolve => setTimeout(resolve, 100))
    }
  throw new Error('The driver of WebKit does not answer.')
}
