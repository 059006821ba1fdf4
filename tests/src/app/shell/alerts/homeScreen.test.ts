import { expect, test } from 'vitest';
import { canAddToHomeScreen } from '#src/app/shell/alerts/homeScreen.ts';

const iphone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 Safari/604.1';
const mac = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Safari/605.1.15';
const android =
  'Mozilla/5.0 (Linux; Android 15; Pixel 8) AppleWebKit/537.36 Chrome/130.0 Mobile Safari/537.36';

test.each([
  ['an iPhone', { userAgent: iphone, platform: 'iPhone', maxTouchPoints: 5 }, true],
  ['an iPad that calls itself a Mac', { userAgent: mac, platform: 'MacIntel', maxTouchPoints: 5 }, true],
  ['a Mac', { userAgent: mac, platform: 'MacIntel', maxTouchPoints: 0 }, false],
  ['an Android phone', { userAgent: android, platform: 'Linux armv81', maxTouchPoints: 5 }, false],
])('canAddToHomeScreen: %s', (_name, device, expected) => {
  expect(canAddToHomeScreen({ ...device, standalone: false })).toBe(expected);
  expect(canAddToHomeScreen({ ...device, standalone: true })).toBe(false);
});
