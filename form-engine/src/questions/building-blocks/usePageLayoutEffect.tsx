import { useEffect, useLayoutEffect } from 'react';

/** `useLayoutEffect` where there is a page. A server runs no effects, and React 18 warns there of this one. */
export const usePageLayoutEffect = typeof document === 'undefined' ? useEffect : useLayoutEffect;
