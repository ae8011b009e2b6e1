import type { GatewayModule } from '../module.ts';
import { openApiDocument } from './document.ts';

const document = remembered(openApiDocument);

/** `GET /openapi.json`: the documented REST calls, for programs of users. */
export const openApi: GatewayModule = {
  routes: {
    'GET /openapi.json': async ({ settings }) =>
      document({ url: settings.publicUrl, version: settings.product.version }),
  },
};

/** Makes the document once for each address: it takes some milliseconds. */
function remembered(make: typeof openApiDocument): typeof openApiDocument {
  const made = new Map<string, ReturnType<typeof openApiDocument>>();
  return (options) => {
    const found = made.get(options.url) ?? make(options);
    made.set(options.url, found);
    return found;
  };
}
