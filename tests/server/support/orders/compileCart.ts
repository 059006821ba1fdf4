import type { OperationRequest, OperationResponse } from '#schemas/operations.ts';
import { arabesk } from '../registration.ts';
import type { TestClient } from '../testServer.ts';

type Wanted = Partial<OperationRequest<'compile_public_registration_invoice'>>;
export type Compiled = OperationResponse<'compile_public_registration_invoice'>;

/** The server's calculation of a cart of An's, at Arabesk by default. */
export function compileCart(client: TestClient, wanted: Wanted): Promise<Compiled> {
  return client.ask('compile_public_registration_invoice', { club: arabesk, uid: 1, tariffs: [], ...wanted });
}

/** The sums that must agree in every cart. */
export function sumsOf({ result, payNow, payLater }: Compiled) {
  const cents = (euros: number) => Math.round(euros * 100);
  const lines = result.items.reduce(
    (sum, item) => sum + cents(item.unit_cost) * item.qty - cents(item.discount),
    0,
  );
  return { lines, total: cents(result.total), payments: cents(payNow) + cents(payLater) };
}
