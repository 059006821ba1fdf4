import { isStandalone } from '../../../platform/isStandalone.ts';

/** What a browser says of itself. */
export interface Device {
  readonly userAgent: string;
  readonly platform: string;
  readonly maxTouchPoints: number;
  /** Opened from the home screen already. */
  readonly isStandalone: boolean;
}

/** iPhones, and iPads, which call themselves a Mac (but no Mac has a touch screen), outside of standalone mode. */
export function canAddToHomeScreen({ userAgent, platform, maxTouchPoints, isStandalone }: Device): boolean {
  const isIos = /iphone|ipad|ipod/i.test(userAgent) || (platform === 'MacIntel' && maxTouchPoints > 1);
  return isIos && !isStandalone;
}

export function thisDevice(): Device {
  const { userAgent, platform, maxTouchPoints } = navigator;
  return { userAgent, platform, maxTouchPoints, isStandalone: isStandalone() };
}
