import { expect, test } from 'vitest';
import { describeDevice } from './describe-device.ts';

const webkit = 'AppleWebKit/537.36 (KHTML, like Gecko)';
test.each([
  [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${webkit} Chrome/141.0 Safari/537.36`, 'Chrome on Windows'],
  [
    `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${webkit} Chrome/141.0 Safari/537.36 Edg/141.0`,
    'Edge on Windows',
  ],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:143.0) Gecko/20100101 Firefox/143.0', 'Firefox on Linux'],
  [
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1 (KHTML) Version/18.0 Safari/605.1',
    'Safari on Mac',
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1 (KHTML) Version/18.0 Mobile Safari/604.1',
    'Safari on iPhone',
  ],
  [
    'Mozilla/5.0 (iPad; CPU OS 18_0 like Mac OS X) AppleWebKit/605.1 (KHTML) CriOS/141.0 Mobile',
    'Chrome on iPad',
  ],
  [
    `Mozilla/5.0 (Linux; Android 15; K) ${webkit} SamsungBrowser/28.0 Chrome/130.0 Mobile Safari/537.36`,
    'Samsung Internet on Android',
  ],
  ['curl/8.5.0', 'Unknown device'],
  ['', 'Unknown device'],
])('%s', (userAgent, device) => {
  expect(describeDevice(userAgent)).toBe(device);
});
