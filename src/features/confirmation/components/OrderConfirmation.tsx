import { Button } from '#src/components/actions/Button.tsx';
import { ButtonLink } from '#src/components/actions/ButtonLink.tsx';
import { Link } from '#src/components/actions/Link.tsx';
import { Pill } from '#src/components/feedback/Pill.tsx';
import { toneIcons } from '#src/components/feedback/tone.ts';
import { Icon } from '#src/components/icons/Icon.tsx';
import { Card } from '#src/components/layout/Card.tsx';
import { Detail } from '#src/components/text/Detail.tsx';
import { hrefs } from '#src/paths.ts';
import { confirmationTexts, confirmationTexts as texts } from '#src/texts/nl/confirmation.ts';
import { useDownload } from '../../downloads/index.ts';
import { type TypedMail, useSession } from '../../session/index.ts';
import { WithdrawOrder } from '../../withdrawal/index.ts';
import type { OrderLineView } from '../view/orderLines.ts';
import type { OrderView } from '../view/orderView.ts';
import styles from './OrderConfirmation.module.css';
import { PaymentCard } from './PaymentCard.tsx';

interface OrderConfirmationProps {
  order: OrderView;
  headingLevel: 'h1' | 'h2';
  /** Called when the person starts to pay. */
  onPay: () => void;
}

/** One order: the state first, then the lines, then the next steps. */
export function OrderConfirmation({ order, headingLevel: Heading, onPay }: OrderConfirmationProps) {
  const session = useSession();
  const guest = session.status === 'user' ? session.user.guest : undefined;
  const isPaidFirst = order.pay?.isPrimary === true;
  const payment = <PaymentCard order={order} onPay={onPay} />;
  return (
    <section className={styles.order}>
      <div className={styles.head}>
        <span className={styles.mark} data-tone={order.tone}>
          <Icon name={toneIcons[order.tone]} size={32} />
        </span>
        <div role="status" className={styles.state}>
          <Pill tone={order.tone} icon={toneIcons[order.tone]}>
            {order.state}
          </Pill>
          {order.explanation !== '' && <p>{order.explanation}</p>}
        </div>
        <Heading>{order.heading}</Heading>
        <Detail>
          {texts.order(order.oids)} · {order.placed}
        </Detail>
      </div>
      {isPaidFirst && payment}
      {order.lines.length > 0 && <OrderLines lines={order.lines} />}
      {!isPaidFirst && payment}
      <NextSteps order={order} />
      {guest && <KeepTickets mail={guest.mail} oids={order.oids} />}
      {order.hasSessions && !guest && (
        <Link to={hrefs.ownRegistrations()} className={styles.answers}>
          {texts.toAnswers}
        </Link>
      )}
      {order.withdrawals.map((one) => (
        <WithdrawOrder key={one.oid} {...one} club={order.club.title} />
      ))}
      <div className={styles.next}>
        <ButtonLink variant={isPaidFirst ? 'secondary' : 'primary'} to={hrefs.club({ club: order.club.url })}>
          {texts.toClub(order.club.title)}
        </ButtonLink>
      </div>
    </section>
  );
}

interface KeepTicketsProps {
  /** The address of the guest. */
  mail: string;
  oids: readonly number[];
}

/** Tells a guest where the tickets go, and how to find them back later: an account with the same address keeps them. */
function KeepTickets({ mail, oids }: KeepTicketsProps) {
  return (
    <Card as="section">
      <h2>{confirmationTexts.guest.title}</h2>
      <p className={styles.hint}>{confirmationTexts.guest.hint(mail)}</p>
      <div className={styles.actions}>
        <ButtonLink
          icon="user"
          to={hrefs.register(hrefs.confirmation(oids))}
          state={{ typedMail: mail } satisfies TypedMail}
        >
          {confirmationTexts.guest.action}
        </ButtonLink>
      </div>
    </Card>
  );
}

/** The lines of an order. Every line names its person. */
function OrderLines({ lines }: { lines: readonly OrderLineView[] }) {
  return (
    <Card as="section">
      <h2>{texts.ordered}</h2>
      <ul className={styles.lines}>
        {lines.map(({ id, who, what, details, price, marks }) => (
          <li key={id} className={styles.line}>
            <div className={styles.lineHead}>
              <p>{who === '' ? what : `${who} · ${what}`}</p>
              <p className={styles.price}>{price}</p>
            </div>
            {details.map((detail) => (
              <p key={detail} className={styles.detail}>
                {detail}
              </p>
            ))}
            {marks.length > 0 && (
              <p className={styles.marks}>
                {marks.map((mark) => (
                  <Pill key={mark} tone="warning">
                    {mark}
                  </Pill>
                ))}
              </p>
            )}
          </li>
        ))}
      </ul>
    </Card>
  );
}

function NextSteps({ order }: { order: OrderView }) {
  const { download, wanted } = useDownload('download_order_calendar');
  const club = { club: order.club.url };
  return (
    <Card as="section">
      <h2>{texts.now}</h2>
      <ul className={styles.steps}>
        {order.nextSteps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ul>
      <div className={styles.actions}>
        {order.hasSessions && (
          <Button
            icon="calendar"
            busy={wanted !== undefined}
            onClick={() =>
              download({
                request: { oids: order.oids.join(',') },
                fallbackName: texts.calendarFile(order.oids),
              })
            }
          >
            {texts.calendar}
          </Button>
        )}
        {order.hasTickets && (
          <ButtonLink icon="ticket" to={hrefs.tickets(club)}>
            {texts.toTickets}
          </ButtonLink>
        )}
        {order.hasPass && (
          <ButtonLink icon="pass" to={hrefs.pass(club)}>
            {texts.toPass}
          </ButtonLink>
        )}
        {order.hasRegistrations && (
          <ButtonLink icon="plus" to={hrefs.courses(club)}>
            {texts.enrolAnother}
          </ButtonLink>
        )}
      </div>
    </Card>
  );
}
