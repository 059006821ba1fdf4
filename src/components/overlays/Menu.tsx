import {
  type KeyboardEvent,
  type ReactNode,
  type ToggleEvent,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import styles from './Menu.module.css';

/** Distances in pixels: `gap` between anchor and panel, `margin` between panel and viewport edge. */
const gap = 4;
const margin = 8;

/**
 * Places a fixed panel below its anchor. It takes the width that is left beside it, and scrolls in a low viewport. Where its minimum
 * width doesn't fit, it reaches past its anchor.
 */
function placeBelow(panel: HTMLElement, anchor: HTMLElement, align: 'start' | 'end'): void {
  const { left, right, bottom } = anchor.getBoundingClientRect();
  const width = document.documentElement.clientWidth;
  const least = Number.parseFloat(getComputedStyle(panel).minWidth) || 0;
  const start = Math.max(Math.min(left, width - margin - least), margin);
  const end = Math.min(Math.max(right, margin + least), width - margin);
  panel.style.top = `${bottom + gap}px`;
  panel.style.left = align === 'start' ? `${start}px` : 'auto';
  panel.style.right = align === 'end' ? `${width - end}px` : 'auto';
  panel.style.maxWidth = `${align === 'end' ? end - margin : width - start - margin}px`;
  panel.style.maxHeight = `${window.innerHeight - bottom - gap - margin}px`;
}

interface MenuProps {
  /** The visible content of the button. */
  label: ReactNode;
  /** Accessible name, when the label alone isn't clear. */
  name?: string;
  /** The edge of the button with which the panel aligns. */
  align?: 'start' | 'end';
  /** MenuLink and MenuAction elements in any arrangement. */
  children: ReactNode;
}

/**
 * A button that opens a panel (disclosure). The panel is a native popover: it closes on Escape, on a press outside and when
 * another popover opens. The focus then returns to the button.
 * Decision: docs/decisions/0010-native-dialogs-and-popovers.md
 */
export function Menu({ label, name, align = 'start', children }: MenuProps) {
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState(false);

  const close = () => panel.current?.hidePopover();
  const onBeforeToggle = (event: ToggleEvent<HTMLDivElement>) => {
    if (event.newState === 'open' && button.current) placeBelow(event.currentTarget, button.current, align);
  };

  useEffect(() => {
    if (!open) return;
    // An embedded frame grows with its content, so the button may move while the menu is open.
    const onResize = () => {
      if (!panel.current) return;
      if (button.current?.checkVisibility()) placeBelow(panel.current, button.current, align);
      else panel.current.hidePopover();
    };
    window.addEventListener('resize', onResize);
    return () => window.removeEventListener('resize', onResize);
  }, [open, align]);

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys and the focus are those of the controls inside
    <div
      className={styles.menu}
      onBlur={(event) => {
        // A press on a place without focus has no related target. The browser then closes the panel itself.
        if (event.relatedTarget && !event.currentTarget.contains(event.relatedTarget)) close();
      }}
      onKeyDown={(event) => moveByKey(event, panel.current)}
    >
      <button
        ref={button}
        type="button"
        className={styles.button}
        popoverTarget={id}
        aria-expanded={open}
        aria-controls={id}
        aria-label={name}
      >
        {label}
      </button>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: presses are those of the links and buttons inside */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: a key press on a link or button is a click too */}
      <div
        ref={panel}
        id={id}
        popover="auto"
        className={styles.panel}
        onBeforeToggle={onBeforeToggle}
        onToggle={(event) => setOpen(event.newState === 'open')}
        onClick={(event) => {
          if (event.target instanceof Element && event.target.closest('a, button')) close();
        }}
      >
        {children}
      </div>
    </div>
  );
}

const steps: Readonly<Record<string, (index: number, count: number) => number>> = {
  ArrowDown: (index, count) => (index + 1) % count,
  ArrowUp: (index, count) => (index <= 0 ? count - 1 : index - 1),
  Home: () => 0,
  End: (_, count) => count - 1,
};

/** Moves through the panel with the arrow keys. On the button, the down arrow opens the panel first. */
function moveByKey(event: KeyboardEvent, panel: HTMLDivElement | null): void {
  const step = steps[event.key];
  if (!step || !panel) return;
  const opened = panel.matches(':popover-open');
  if (!opened && event.key !== 'ArrowDown') return;
  if (!opened) panel.showPopover();
  const items = [...panel.querySelectorAll<HTMLElement>('a, button')];
  const focused = items.findIndex((item) => item.matches(':focus'));
  items[step(focused, items.length)]?.focus();
  event.preventDefault();
}
