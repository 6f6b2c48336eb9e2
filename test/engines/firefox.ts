/** Firefox as it is installed, by WebDriver BiDi. */
import { launch } from 'puppeteer-core';
import type { KeyInput } from 'puppeteer-core';
import { keysOf, ownFolder, removeFolder, taken, windowSize } from './driver.ts';
import type { Driver } from './driver.ts';
import { openGate } from './gate.ts';

/** All goes through the gate, and the browser asks nothing for itself. */
const preferences = (port: number, folder: string): Record<string, unknown> => ({
  'network.proxy.type': 1,
  'network.proxy.http': '127.0.0.1',
  'network.proxy.http_port': port,
  'network.proxy.ssl': '127.0.0.1',
  'network.proxy.ssl_port': port,
  'network.proxy.no_proxies_on': '',
  'network.proxy.allow_hijacking_localhost': true,
  'app.update.auto': false,
  'app.normandy.enabled': false,
  'browser.safebrowsing.malware.enabled': false,
  'browser.safebrowsing.phishing.enabled': false,
  'browser.safebrowsing.downloads.enabled': false,
  'datareporting.healthreport.uploadEnabled': false,
  'dom.push.connection.enabled': false,
  'network.captive-portal-service.enabled': false,
  'network.connectivity-service.enabled': false,
  'network.trr.mode': 5,
  'services.settings.server': 'data:,#remote-settings-dummy/v1',
  'browser.download.folderList': 2,
  'browser.download.dir': folder,
  'browser.download.useDownloadDir': true,
  'browser.download.always_ask_before_handling_new_types': false,
  'browser.download.alwaysOpenPanel': false, // it would take the keyboard
});

/** Goes before all that a page does: of an error on its console the browser tells that it is one, and not what it says. */
const errorsInWords = `for (const kind of ['error', 'warn']) {
  const real = console[kind];
  console[kind] = (...words) =>
    real.apply(console, words.map((word) => word instanceof Error ? word + '\\n' + word.stack : word));
}`;

export async function startFirefox(executablePath: string): Promise<Driver> {
  const gate = await openGate(false);
  const saved = ownFolder();
  const browser = await launch({
    browser: 'firefox',
    executablePath,
    headless: true,
    env: { ...process.env, MOZ_REMOTE_SETTINGS_DEVTOOLS: '1' }, // or the address of its settings stands
    defaultViewport: windowSize,
    extraPrefsFirefox: preferences(gate.port, saved),
  });
  // the first tab never has the focus, and keys do less there
  const page = await browser.newPage();
  await page.bringToFront();
  await page.evaluateOnNewDocument(errorsInWords);
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warn'].includes(message.type())) complaints.push(message.text());
  });
  page.on('pageerror', (error) => {
    complaints.push(`uncaught: ${error instanceof Error ? error.message : String(error)}`);
  });
  return {
    version: await browser.version(),
    goto: async (address) => {
      await gate.idle();
      await page.goto(address, { waitUntil: 'load' });
    },
    evaluate: (expression) => page.evaluate(expression),
    point: (x, y) => page.mouse.click(x, y),
    press: async (...all) => {
      for (const keys of all.map(keysOf)) {
        for (const key of keys) await page.keyboard.down(key as KeyInput);
        for (const key of keys.toReversed()) await page.keyboard.up(key as KeyInput);
      }
    },
    screenshot: async () => Buffer.from(await page.screenshot()),
    saved,
    complaints: () => taken(complaints),
    foreign: () => taken(gate.foreign),
    close: async () => {
      await browser.close();
      await gate.close();
      removeFolder(saved);
    },
  };
}
