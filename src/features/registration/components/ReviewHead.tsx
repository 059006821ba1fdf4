import { useEffect, useRef } from 'react';
import { registrationTexts as texts } from '#src/texts/nl/registration.ts';
import { nameList } from '../view/nameList.ts';
import styles from './RegistrationScreen.module.css';

/** The title of the review. It takes the focus, because the review replaces the form that was submitted. */
export function ReviewHead({ people }: { people: readonly { readonly firstName: string }[] }) {
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
      <p>{texts.reviewLead(nameList(people), people.length)}</p>
    </div>
  );
}
