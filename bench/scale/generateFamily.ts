import { type Generation, run } from './generation.ts';
import { base, generated } from './scaleSize.ts';

/** What the screens of the first family list besides its orders: as many messages, passes, tickets, films, forms and products. */
export async function generateFamily(generation: Generation): Promise<void> {
  const { size, now } = generation;
  const { club, holder, firstTariff } = generated;
  const each = `generate_series(1, ${size.familyOrders}) n`;
  const statements = [
    `insert into communications (id, club_nid, url, title, body, sent_at)
     select ${base} + n, ${club}, 'bericht-' || n, 'Bericht', '[]', timestamptz '${now}' from ${each}`,
    `insert into communication_recipients (communication_id, uid) select ${base} + n, ${holder} + n % 3 from ${each}`,
    `insert into passes (nid, club_nid, label, credit, price_cents) select ${base} + n, ${club}, 'Kaart ' || n, 10, 5000 from ${each}`,
    `insert into pass_cards (id, club_nid, uid, pass_nid, credit, bought_at) overriding system value
     select ${base} + n, ${club}, ${holder} + 1, ${base} + n, 10, timestamptz '${now}' from ${each}`,
    `insert into pass_moves (card_id, reason, turns, moved_at) select ${base} + n, 'bought', 10, timestamptz '${now}' from ${each}`,
    `insert into registrations (uid, tariff_nid, status, is_ticket, registered_at)
     select ${holder} + 1, ${firstTariff}, 1, true, timestamptz '${now}' from ${each}`,
    `insert into film_files (club_nid, path, bytes, media_type, duration, stored_at)
     values (${club}, 'films/film.mp4', 1, 'video/mp4', 60, timestamptz '${now}')`,
    `insert into videos (club_nid, position, title, description, film)
     select ${club}, n, 'Film ' || n, '', 'films/film.mp4' from ${each}`,
    `insert into forms (nid, club_nid, url, title, description, needs_login)
     select ${base} + n, ${club}, 'formulier-' || n, 'Formulier', '', false from ${each}`,
    `insert into product_categories (nid, club_nid, url, title, position) values (${base} + 1, ${club}, 'alles', 'Alles', 1)`,
    `insert into products (nid, club_nid, category_nid, url, title, description)
     select ${base} + n, ${club}, ${base} + 1, 'product-' || n, 'Product ' || n, '' from ${each}`,
    `insert into product_variants (nid, product_nid, title, price_cents)
     select ${base} + n, ${base} + n, 'Maat M', 1000 from ${each}`,
  ];
  for (const statement of statements) await run(generation, statement);
}
