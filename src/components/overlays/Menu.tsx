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
import { placeBelow } from './placeBelow.ts';

interface MenuProps {
  /** What the button shows. */
  label: ReactNode;
  /** The spoken name, where the label alone isn't clear. */
  name?: string;
  /** Which edge of the button the panel keeps to. */
  align?: 'start' | 'end';
  /** MenuLink and MenuAction, in any arrangement. */
  children: ReactNode;
}

/**
 * A button that discloses a panel. It is a native popover: opening another one, a press outside and Escape close it, and
 * the focus goes back to the button.
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
    // A frame on a club's website grows with its page, also under a menu that somebody has just opened.
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
        // A press on nothing that takes the focus has no related target; the browser closes the panel itself then.
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

/** The arrow keys walk through the panel; from the button, down opens it first. */
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
