import { type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import { componentsTexts } from '../../texts/nl/components.ts';
import { IconButton } from '../actions/IconButton.tsx';
import styles from './Dialog.module.css';

interface DialogProps {
  open: boolean;
  /** The person wants it closed, by the cross or Escape. */
  onClose: () => void;
  title: string;
  children: ReactNode;
  /** Buttons at the bottom, the primary one last. */
  footer?: ReactNode;
  /** false: only an answer closes it. */
  closable?: boolean;
  /** 'side' slides in from the left: the drawer of a phone. */
  placement?: 'center' | 'side';
}

/** A native modal dialog: the browser holds the focus inside and gives it back to where it came from. */
export function Dialog({ open, ...shown }: DialogProps) {
  return open && <OpenDialog {...shown} />;
}

function OpenDialog(props: Omit<DialogProps, 'open'>) {
  const { onClose, title, children, footer, closable = true, placement = 'center' } = props;
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();

  // In the layout phase: a dialog that has left the page gives no focus back any more.
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    return () => element?.close();
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
      // Chromium closes on a second Escape even where cancel was prevented; so Escape is never let through.
      onKeyDown={(event) => {
        // A menu inside is closed first, by the browser.
        if (event.key !== 'Escape' || event.currentTarget.querySelector(':popover-open')) return;
        event.preventDefault();
        if (closable) onClose();
      }}
    >
      <div className={styles.header}>
        <h2 id={titleId}>{title}</h2>
        {closable && <IconButton icon="close" label={componentsTexts.close} onClick={onClose} />}
      </div>
      <div className={styles.body}>{children}</div>
      {footer && <div className={styles.footer}>{footer}</div>}
    </dialog>
  );
}
