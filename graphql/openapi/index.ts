import type { GatewayModule } from '../module.ts';
import type { Routes } from '../rest/routes.ts';
import { openApiDocument } from './document.ts';

/** `GET /openapi.json`: the documented calls among the routes, for programs of users. */
export function createOpenApi(routes: () => readonly Routes[]): GatewayModule {
  // It takes some milliseconds, so it is made once for each address.
  const made = new Map<string, ReturnType<typeof openApiDocument>>();
  return {
    routes: {
      'GET /openapi.json': {
        needs: 'open',
        handle: async ({ settings: { publicUrl: url, product } }) => {
          const { version, supportEmail } = product;
          const document = made.get(url) ?? openApiDocument({ url, version, supportEmail, routes: routes() });
          made.set(url, document);
          return document;
        },
      },
    },
  };
}
