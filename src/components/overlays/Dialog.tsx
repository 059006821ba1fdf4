import { type ReactNode, useEffect, useEffectEvent, useId, useLayoutEffect, useRef, useState } from 'react';
import { componentsTexts } from '../../texts/nl/components.ts';
import { IconButton } from '../actions/IconButton.tsx';
import styles from './Dialog.module.css';

const controls = 'input:not([type="hidden"]), select, textarea, button, a[href]';

interface DialogProps {
  open: boolean;
  /** Called when the person closes the dialog with the cross or Escape. */
  onClose: () => void;
  title: string;
  children: ReactNode;
  /** Buttons at the bottom, the primary one last. */
  footer?: ReactNode;
  /** false: only one of the dialog's own buttons closes it. */
  closable?: boolean;
  /** 'side' slides in from the left, as the drawer of a phone does. */
  placement?: 'center' | 'side';
  /** Milliseconds after which the dialog closes by itself (specification 9). Only for one that asks nothing (WCAG 2.2.1). */
  closesAfter?: number;
}

/**
 * A native modal dialog: the browser traps the focus and returns it when the dialog closes.
 * Decision: docs/decisions/0010-native-dialogs-and-popovers.md
 */
export function Dialog({ open, ...shown }: DialogProps) {
  return open && <OpenDialog {...shown} />;
}

function OpenDialog(props: Omit<DialogProps, 'open'>) {
  const { onClose, title, children, footer, closable = true, placement = 'center', closesAfter } = props;
  const dialog = useRef<HTMLDialogElement>(null);
  const body = useRef<HTMLDivElement>(null);
  const titleId = useId();
  const [scrolls, setScrolls] = useState(false);

  // A layout effect closes the dialog while it is still in the page; a removed dialog returns no focus.
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    // A body that scrolls takes the focus before its first control, which the person came for.
    if (document.activeElement === body.current) body.current?.querySelector<HTMLElement>(controls)?.focus();
    return () => element?.close();
  }, []);

  const closeByItself = useEffectEvent(onClose);
  useEffect(() => {
    if (closesAfter === undefined) return undefined;
    const timer = setTimeout(() => closeByItself(), closesAfter);
    return () => clearTimeout(timer);
  }, [closesAfter]);

  useLayoutEffect(() => {
    const element = body.current;
    if (!element) return;
    const observer = new ResizeObserver(() => setScrolls(element.scrollHeight > element.clientHeight));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);

  return (
    <dialog
      ref={dialog}
      className={`${styles.dialog} ${styles[placement]}`}
      aria-labelledby={titleId}
      onCancel={(event) => {
        event.preventDefault();
        if (closable) onClose();
      }}
      // Chromium closes a dialog on the second Escape even when `cancel` was prevented. So every Escape is handled here.
      onKeyDown={(event) => {
        // The browser closes an open menu in the dialog first.
        if (event.key !== 'Escape' || event.currentTarget.querySelector(':popover-open')) return;
        event.preventDefault();
        if (closable) onClose();
      }}
    >
      <div className={styles.header}>
        <h2 id={titleId}>{title}</h2>
        {closable && <IconButton icon="close" label={componentsTexts.close} onClick={onClose} />}
      </div>
      {/* A long text is a tab stop, so that the arrow keys scroll it in every browser (WCAG 2.1.1). */}
      <div
        ref={body}
        className={styles.body}
        {...(scrolls && { role: 'group', tabIndex: 0, 'aria-labelledby': titleId })}
      >
        {children}
      </div>
      {footer && <div className={styles.footer}>{footer}</div>}
    </dialog>
  );
}
