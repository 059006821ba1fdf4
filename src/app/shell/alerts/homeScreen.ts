import { localTexts } from '#src/platform/storage/storage.ts';

const key = 'home-screen-hint';
const dismissed = 'dismissed';

/** The properties that a browser reports about its device. */
type Device = Pick<Navigator, 'userAgent' | 'platform' | 'maxTouchPoints'> & {
  /** Already opened from the home screen. Only browsers on Apple's phones and tablets report this. */
  readonly standalone?: boolean;
};

/** Detects iPhones and iPads outside standalone mode. An iPad reports itself as a Mac, but no Mac has a touch screen. */
export function canAddToHomeScreen({ userAgent, platform, maxTouchPoints, standalone }: Device): boolean {
  const isIos = /iphone|ipad|ipod/i.test(userAgent) || (platform === 'MacIntel' && maxTouchPoints > 1);
  return isIos && !standalone;
}

/** Whether to show the hint about the home screen on this device. */
export function isHintDue(): boolean {
  return canAddToHomeScreen(navigator) && localTexts.read(key) !== dismissed;
}

export function dismissHint(): void {
  localTexts.write(key, dismissed);
}
