const prefix = 'clubpoort?';

/** Whether a page of another origin shows the portal in a frame. */
export function isInForeignFrame(): boolean {
  if (typeof window === 'undefined') return false;
  try {
    return window.parent.location.origin !== window.location.origin;
  } catch {
    // Only a stranger's address can't be read.
    return true;
  }
}

/**
 * A text that a frame keeps over reloads. It is the frame's name, not web storage: that is shared by all frames of a
 * page, and denied to them where third-party storage is.
 */
export const frameMemory = {
  read(): string | undefined {
    return isInForeignFrame() && window.name.startsWith(prefix)
      ? window.name.slice(prefix.length)
      : undefined;
  },
  write(text: string): void {
    if (isInForeignFrame()) window.name = prefix + text;
  },
};
