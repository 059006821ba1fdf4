/** Takes the place of the module with which the router measures itself. The router asks this at each navigation. */
export function consumeInstrumentationClientResultMetaReceiver(): undefined {
  return undefined;
}

export { refuse as getRouteInstrumentationUpdates, refuse as instrumentClientSideRouter };

function refuse(): never {
  throw new Error('The build of the portal has no code for the instrumentations of a router');
}
