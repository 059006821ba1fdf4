import { type ReactNode, Suspense, useState } from 'react';
import { Button } from '#src/components/actions/Button.tsx';
import { LoadingCards } from '#src/components/feedback/LoadingCards.tsx';
import { Sections } from '#src/components/layout/Section.tsx';
import { Dialog } from '#src/components/overlays/Dialog.tsx';
import { lazyPart } from '#src/platform/loading/lazyPart.ts';
import { useMediaQuery } from '#src/platform/page/useMediaQuery.ts';
import { offerShownTexts as texts } from '#src/texts/nl/offerShown.ts';
import type { ShownProps } from './Shown.tsx';
import styles from './ShownBeside.module.css';

const Shown = lazyPart(async () => (await import('./Shown.tsx')).Shown);

interface ShownBesideProps extends ShownProps {
  /** The forms of the course. */
  children: ReactNode;
}

/** The forms of a course, with the course as parents will see it: beside them on a wide screen, behind a button on others. */
export function ShownBeside({ children, ...shown }: ShownBesideProps) {
  const isWide = useMediaQuery('(min-width: 1200px)');
  const [isAsked, setAsked] = useState(false);
  const close = () => setAsked(false);
  const drawn = (
    <Suspense fallback={<LoadingCards label={texts.loading} count={2} />}>
      <Shown {...shown} />
    </Suspense>
  );
  return (
    <div className={styles.columns}>
      {/* The forms keep their place in the tree, so that a turned tablet draws no form anew. */}
      <Sections>
        {!isWide && (
          <div>
            <Button icon="eye" onClick={() => setAsked(true)}>
              {texts.title}
            </Button>
          </div>
        )}
        {children}
      </Sections>
      {isWide ? (
        <div className={styles.beside}>
          <h2 id="straks">{texts.title}</h2>
          <p className={styles.lead}>{texts.lead}</p>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: the arrow keys scroll it in every browser (WCAG 2.1.1) */}
          <section className={styles.drawn} tabIndex={0} aria-labelledby="straks">
            {drawn}
          </section>
        </div>
      ) : (
        <Dialog
          open={isAsked}
          title={texts.title}
          onClose={close}
          footer={<Button onClick={close}>{texts.close}</Button>}
        >
          {drawn}
        </Dialog>
      )}
    </div>
  );
}
