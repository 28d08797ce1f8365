import { requireOwnPage } from '@dara/backend';
import { ownPath, PREVIEW_LEAVE_PATH, PREVIEW_PATH, type ReleaseManifest } from '@dara/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Documents } from './documents.ts';
import { unavailablePage } from './error-page.ts';
import type { Live } from './live.ts';
import { sendPlainPage } from './plain-page.ts';
import { FORM_POLICY } from './security-headers.ts';
import { RegistryError } from '../registry/registry-error.ts';
import { previewCookie, previewToken } from './preview-cookie.ts';
import { consentPage, currentPage, noPreviewPage, refusedPage } from './preview-pages.ts';
import {
  PreviewLives,
  refuseDeveloped,
  shownOf,
  type PreviewLivesOptions,
} from './preview-lives.ts';

export interface PreviewsOptions extends Omit<PreviewLivesOptions, 'idleMs'> {
  /** Public origin of the site. */
  origin: string;
  documents: Documents;
}

const BODY_LIMIT = 16 * 1024;
/** What follows a copied link, such as punctuation, does not belong to its token. */
const TOKEN = /^[\w-]+\.[\w-]+/;

/** Documents of the releases of a preview, for who started it. */
export interface PreviewDocuments {
  answer: (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>;
}

/**
 * Previews of releases that are not live. Opening a link shows a page that asks; the cookie is set by its form alone,
 * because the releases run in the session of who opens the link.
 */
export function servePreviews(app: FastifyInstance, options: PreviewsOptions): PreviewDocuments {
  const { site, registry, origin, documents } = options;
  const lives = new PreviewLives(options);
  app.addHook('onClose', async () => void (await lives.close()));

  const answered = answering(options);

  app.register(async (routes) => {
    routes.get(PREVIEW_PATH, (request, reply) =>
      answered(request, reply, async () => {
        const given = new URLSearchParams(request.url.split('?')[1]).get('token');
        if (given === null) {
          const own = previewToken(request.headers, origin);
          if (!own) return sendPlainPage(request, reply, 404, noPreviewPage(site.declaration));
          const preview = shownOf(await registry.previews.open(own.token));
          return sendForm(request, reply, currentPage({ site: site.declaration, preview }));
        }
        const token = TOKEN.exec(given)?.[0] ?? '';
        const claim = await registry.previews.open(token);
        await registry.previews.manifests(claim);
        const publishers = await registry.previews.publishers(claim);
        const preview = shownOf(claim);
        const text = consentPage({ site: site.declaration, preview, publishers, token });
        return sendForm(request, reply, text);
      }),
    );

    routes.post<{ Body: { token: string } }>(
      PREVIEW_PATH,
      formOf('token', origin),
      async (request, reply) => {
        return answered(request, reply, async (current) => {
          refuseDeveloped(current);
          const { token } = request.body;
          const claim = await registry.previews.open(token);
          const [first] = await registry.previews.manifests(claim);
          const seconds = claim.expiresAtS - Math.floor(Date.now() / 1000);
          request.log.info({ releases: claim.releases }, 'preview started');
          reply.header('set-cookie', previewCookie(origin, { token, seconds }));
          return redirect(reply, first ? startPath(first) : '/');
        });
      },
    );

    routes.post<{ Body: { to?: string } }>(
      PREVIEW_LEAVE_PATH,
      formOf('to', origin),
      async (request, reply) => {
        reply.header('set-cookie', previewCookie(origin));
        return redirect(reply, ownPath(request.body.to) ?? '/');
      },
    );
  });

  return {
    answer: (request, reply) => {
      const given = previewToken(request.headers, origin);
      if (!given) return documents.answer(request, reply);
      return answered(request, reply, async (current) => {
        const claim = await registry.previews.open(given.token);
        refuseDeveloped(current);
        const preview = await lives.of(claim, current);
        // Addresses with a secret are read by live releases alone.
        const pathname = request.url.split('?')[0] ?? '/';
        const hasToken = [current, preview].some(({ owners }) => owners(pathname)?.hasToken);
        if (!hasToken) return documents.answer(request, reply, preview);
        reply.removeHeader('x-robots-tag');
        return documents.answer(request, reply);
      });
    },
  };
}

/** Sends the page of a refusal in place of an answer, or says that the site is unavailable. */
const answering =
  ({ site, origin }: Pick<PreviewsOptions, 'site' | 'origin'>) =>
  async (
    request: FastifyRequest,
    reply: FastifyReply,
    answer: (current: Live) => Promise<FastifyReply>,
  ): Promise<FastifyReply> => {
    const { current, declaration } = site;
    reply.header('x-robots-tag', 'noindex, nofollow');
    try {
      if (current) return await answer(current);
    } catch (error) {
      if (error instanceof RegistryError) {
        // The next page is that of the live site.
        if (previewToken(request.headers, origin)?.isCookie)
          reply.header('set-cookie', previewCookie(origin));
        return sendPlainPage(request, reply, error.status, refusedPage(declaration, error));
      }
      request.log.error({ err: error }, 'failed to show a preview');
    }
    return sendPlainPage(request, reply, 503, unavailablePage(declaration));
  };

const sendForm = (request: FastifyRequest, reply: FastifyReply, text: string): FastifyReply => {
  // With a referrer to the own site, because browsers send forms of a page without referrer with a null origin.
  reply.header('referrer-policy', 'same-origin');
  return sendPlainPage(request, reply, 200, text, FORM_POLICY);
};

/** A form with one text, on a page of the site. */
const formOf = (name: string, publicUrl: string) => ({
  onRequest: async (request: FastifyRequest) => requireOwnPage({ publicUrl }, request),
  bodyLimit: BODY_LIMIT,
  schema: {
    body: {
      type: 'object',
      additionalProperties: false,
      properties: { [name]: { type: 'string', maxLength: 4000, default: '' } },
    },
  },
});

const redirect = (reply: FastifyReply, path: string): FastifyReply =>
  reply.header('cache-control', 'no-store').redirect(path, 303);

/** The first page of a release that needs no record; a public one if there is any. */
function startPath({ declaration }: ReleaseManifest): string {
  const plain = declaration.routes.filter(({ path }) => !/[:*]/.test(path));
  return (plain.find(({ access }) => access === 'public') ?? plain[0])?.path ?? '/';
}
