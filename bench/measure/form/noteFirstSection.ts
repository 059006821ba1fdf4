declare global {
  interface Window {
    /** When the first section was painted, in milliseconds since the navigation; absent until then. */
    firstSectionAt?: number;
  }
}

/** Runs in the page before React: notes when this many controls are painted. */
export function noteFirstSection(controls: number): void {
  const look = (): void => {
    if (document.querySelectorAll('input, select').length < controls) {
      requestAnimationFrame(look);
      return;
    }
    // A new task after the frame runs once the frame is painted.
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      window.firstSectionAt = performance.now();
    };
    port2.postMessage(undefined);
  };
  requestAnimationFrame(look);
}
