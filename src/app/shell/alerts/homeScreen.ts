import { localTexts } from '#src/platform/storage.ts';

const key = 'home-screen-hint';
const dismissed = 'dismissed';

/** What a browser says of itself. */
type Device = Pick<Navigator, 'userAgent' | 'platform' | 'maxTouchPoints'> & {
  /** Opened from the home screen already; only browsers of Apple's phones and tablets say so. */
  readonly standalone?: boolean;
};

/** iPhones, and iPads, which call themselves a Mac (but no Mac has a touch screen), outside of standalone mode. */
export function canAddToHomeScreen({ userAgent, platform, maxTouchPoints, standalone }: Device): boolean {
  const isIos = /iphone|ipad|ipod/i.test(userAgent) || (platform === 'MacIntel' && maxTouchPoints > 1);
  return isIos && !standalone;
}

/** Whether somebody on this device is still to be told about the home screen. */
export function isHintDue(): boolean {
  return canAddToHomeScreen(navigator) && localTexts.read(key) !== dismissed;
}

export function dismissHint(): void {
  localTexts.write(key, dismissed);
}
