import { useEffect, useRef } from 'react';
import { registrationTexts as texts } from '#src/texts/nl/registration.ts';
import styles from './RegistrationScreen.module.css';

/** The title of the review. It takes the focus, because the review replaces the form that was submitted. */
export function ReviewHead({ names }: { names: string }) {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    title.current?.focus({ preventScroll: true });
    title.current?.scrollIntoView({ block: 'start' });
  }, []);
  return (
    <div>
      <h2 ref={title} className={styles.reviewTitle} tabIndex={-1}>
        {texts.review}
      </h2>
      <p>{texts.reviewLead(names)}</p>
    </div>
  );
}
