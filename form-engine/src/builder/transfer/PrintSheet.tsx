import { useEffect } from 'react';
import { createPortal } from 'react-dom';
import { RegistrationForm } from '../../RegistrationForm.tsx';
import { localDay } from '../../rules/calendarDay.ts';
import { useBuilderContext } from '../BuilderContext.tsx';

const ports = { clock: { today: () => localDay(new Date()) } };

/** The form on paper, in place of the page, while the browser's print window is open. That window saves it as a PDF too. */
export function PrintSheet({ onDone }: { readonly onDone: () => void }) {
  const { form } = useBuilderContext();
  useEffect(() => {
    window.addEventListener('afterprint', onDone);
    // Drawn by now: an effect comes behind the drawing of its own part.
    const frame = requestAnimationFrame(() => window.print());
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener('afterprint', onDone);
    };
  }, [onDone]);
  return createPortal(
    <div className="cf-builder-sheet">
      <RegistrationForm form={form} ports={ports} mode="print" onSubmit={() => 'unsent'} />
    </div>,
    document.body,
  );
}
