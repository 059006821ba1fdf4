import { readFileSync } from 'node:fs';
import tls from 'node:tls';

/**
 * Makes this process trust the stand-in of Mollie. Mollie's client brings its own list of authorities, so that no setting of
 * Node can add one.
 */
const { createSecureContext } = tls;
const certificate = readFileSync(new URL('./standIn.cert.pem', import.meta.url), 'utf8');

tls.createSecureContext = (options = {}) =>
  createSecureContext({ ...options, ca: [...[options.ca ?? []].flat(), certificate] });
