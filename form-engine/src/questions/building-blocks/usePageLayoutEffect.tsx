import { useEffect, useLayoutEffect } from 'react';

/** `useLayoutEffect` in a browser. A server runs no effects, and React 18 warns about `useLayoutEffect` there. */
export const usePageLayoutEffect = typeof document === 'undefined' ? useEffect : useLayoutEffect;
