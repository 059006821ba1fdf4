import type { Club } from '#src/api/entities/club/club.ts';
import type { ClubForm } from '#src/api/entities/registration/form.ts';
import { Link } from '#src/components/actions/Link.tsx';
import { Pill } from '#src/components/feedback/Pill.tsx';
import { Icon } from '#src/components/icons/Icon.tsx';
import { Card } from '#src/components/layout/Card.tsx';
import { hrefs } from '#src/paths.ts';
import { formsTexts as texts } from '#src/texts/nl/forms.ts';
import styles from './Forms.module.css';

interface FormCardsProps {
  club: Club;
  forms: readonly ClubForm[];
  isVisitor: boolean;
}

/** The open forms first. Closed forms stand below and say that they are closed. */
export function FormCards({ club, forms, isVisitor }: FormCardsProps) {
  const open = forms.filter(({ isOpen }) => isOpen);
  const closed = forms.filter(({ isOpen }) => !isOpen);
  return (
    <div className={styles.lists}>
      {open.length > 0 && (
        <ul className={styles.list}>
          {open.map((form) => (
            <Card key={form.nid} as="li" clickable>
              <h2 className={styles.title}>
                <Link
                  className={styles.link}
                  to={hrefs.form({ club: club.url, form: form.url })}
                  dir="auto"
                  fades
                >
                  {form.title}
                </Link>
                <Icon name="chevronRight" />
              </h2>
              {form.description && <p dir="auto">{form.description}</p>}
              {form.needsLogin && isVisitor && <Pill icon="user">{texts.needsLogin}</Pill>}
            </Card>
          ))}
        </ul>
      )}
      {closed.length > 0 && (
        <section className={styles.lists}>
          <h2>{texts.closedForms}</h2>
          <ul className={styles.list}>
            {closed.map((form) => (
              <Card key={form.nid} as="li">
                <h3 className={styles.title} dir="auto">
                  {form.title}
                </h3>
                {form.description && <p dir="auto">{form.description}</p>}
                <Pill icon="clock">{texts.closed}</Pill>
              </Card>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}
