import compress from '@fastify/compress';
import Fastify, { LogController, type FastifyInstance } from 'fastify';
import { join, resolve } from 'node:path';
import { contentDir, keptDir, publicDir as publicFolder } from '../content/content-dir';
import { originOf } from '../lib/headers/content-security-policy';
import type { AppOptions } from './app-options';
import { makeSignedAddresses } from './certificates/signed-addresses';
import { acceptHtmlForms } from './forms/html-form';
import { followContent } from './live-content/follow-content';
import { every, keepFollowing } from './live-content/keep-following';
import { renewPages } from './live-content/renew-pages';
import { systemClock } from './school-year/clock';
import { makePictureCache } from './images/picture-cache';
import { databaseAt, defaultDatabaseUrl } from './inbox/database';
import { inboxErrorReason } from './inbox/inbox-errors';
import { countsIn } from './inbox/form-counts';
import { makeInbox } from './inbox/inbox';
import { makeClockGuard, startRetentionJob } from './inbox/retention';
import { startMail } from './mail/start-mail';
import { startPush } from './push/start-push';
import { prepareWhenReady } from './images/prepare-pictures';
import { formRoutes } from './routes/forms';
import { healthRoute } from './routes/health';
import { imageRoutes } from './routes/images';
import { itemRoutes } from './routes/items';
import { listRoutes } from './routes/lists';
import { pushRoutes } from './routes/push';
import { siteRoutes } from './routes/site';
import { noteRoutes } from './routes/wrong-method';
import { installBasePath } from './server/base-path';
import { ownTarget } from './server/target';
import { answerClientError, answerError, installErrors } from './server/errors';
import { defaultConnectionLimits, installConnectionLimits } from './server/connections';
import {
  installCrossOrigin,
  installDraining,
  installSecurityHeaders,
  writeSecurityHeaders,
} from './server/headers';
import { installEntityTags } from './server/entity-tags';
import { mostHeaderBytes, refuseLongTargets } from './server/request-head';
import { installRequestLog } from './server/logging';
import { defaultLimits, sweepCounts } from './server/rate-limit';

/**
 * Builds the content service and the server of the built site as one Fastify app, not listening
 * yet. Rejects with a DatasetError when the data has errors. Where the inbox cannot be used, the log
 * says so, forms are answered with 503 until it can, and all else goes on.
 */
export async function buildApp(options: AppOptions = {}): Promise<FastifyInstance> {
  const clock = options.now ?? systemClock;
  const dataDir = resolve(options.dataDir ?? join(contentDir(), 'service'));
  const publicDir = resolve(options.publicDir ?? publicFolder());
  const limits = { ...defaultLimits, ...options.limits };
  const allowedOrigins = options.allowedOrigins ?? [];
  const siteFile = resolve(options.siteFile ?? join(contentDir(), 'site.yaml'));
  const live = followContent({ siteFile, dataDir, showDrafts: options.showDrafts });
  const { now: content } = live;
  // A site that was built with another code or address asks for it until it is built again and served anew.
  const { code: schoolCode, base } = content().school;
  const { databaseUrl = defaultDatabaseUrl(), databaseToken, lockTimeout } = options;
  const database = databaseAt(databaseUrl, databaseToken, lockTimeout);
  const inbox = makeInbox(database, clock, options.inboxBytes);

  const app = Fastify({
    logger: options.logger ?? false,
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: options.trustProxy ?? false,
    rewriteUrl: ({ url = '/' }) => ownTarget(url, base),
    bodyLimit: limits.bodyBytes,
    // Node looks for requests that take longer every few seconds.
    requestTimeout: limits.requestMs,
    http: {
      headersTimeout: limits.requestMs,
      connectionsCheckingInterval: limits.requestMs / 4,
      maxHeaderSize: mostHeaderBytes,
    },
    clientErrorHandler: answerClientError,
    forceCloseConnections: 'idle',
    routerOptions: { maxParamLength: 1000 },
    frameworkErrors: (error, request, reply) => {
      writeSecurityHeaders(reply);
      void answerError(error, request, reply);
    },
  });
  app.addHook('onClose', async () => inbox.close());
  await inbox.check().catch((error: unknown) => {
    app.log.error({ reason: inboxErrorReason(error) }, 'the inbox cannot be used');
  });
  const { keepDays } = options;
  if (keepDays !== undefined) {
    startRetentionJob(app, { inbox, guard: makeClockGuard(database), clock, keepDays });
  }
  const repeat = options.contentChecks ?? every(1000);
  keepFollowing(app, { live, dataDir, publicDir, repeat });
  const { renderSite: render } = options;
  if (render) renewPages(app, { content, clock, publicDir, repeat, render });

  const refuseOtherMethods = noteRoutes(app);
  const connectionLimits = { ...defaultConnectionLimits, ...options.connectionLimits };
  installConnectionLimits(app, connectionLimits, Boolean(options.trustProxy));
  refuseLongTargets(app);
  installBasePath(app, base);
  installErrors(app);
  installRequestLog(app);
  installDraining(app);
  installSecurityHeaders(app, content().school.httpsOnly);
  installCrossOrigin(app, allowedOrigins);
  const counts = countsIn(database);
  sweepCounts(app, counts);
  const mail = startMail(app, {
    database,
    counts,
    clock,
    transport: options.mailTransport,
    content,
    siteFile,
    repeat: options.mailChecks ?? every(20_000),
  });
  const push = startPush(app, {
    database,
    clock,
    content,
    publicDir,
    schoolCode,
    services: options.pushServices ?? [],
    hasOwnLists: options.serviceUrl === undefined,
    repeat: options.pushChecks ?? every(30_000),
  });
  await app.register(compress, { encodings: ['br', 'gzip'], globalDecompression: false });

  const addresses = makeSignedAddresses(database, clock);
  await app.register(async (calls) => {
    installEntityTags(calls);
    listRoutes(calls, { content, clock, schoolCode });
    acceptHtmlForms(calls);
    formRoutes(calls, { content, clock, inbox, mail, counts, limits, addresses, schoolCode });
  });
  await app.register(async (calls) =>
    pushRoutes(calls, { push, content, clock, counts, limits, schoolCode }),
  );
  const cacheBytes = options.cacheBytes ?? 200 * 1024 * 1024;
  const cache = makePictureCache(
    resolve(options.cacheDir ?? join(keptDir(), 'images')),
    cacheBytes,
  );
  if (options.preparePictures) {
    prepareWhenReady(app, { files: () => content().files, dataDir, cache, cacheBytes });
  }
  imageRoutes(app, { content, clock, addresses, dataDir, cache, embedders: allowedOrigins });
  healthRoute(app, { inbox, mail, publicDir, isContentRead: () => live.problems().length === 0 });
  const serviceOrigin = originOf(options.serviceUrl);
  const policy = () => ({ serviceOrigin, ...content().policy });
  const hostsDir = resolve(options.hostsDir ?? join(publicDir, '../hosts'));
  const isWithdrawn = (path: string) => content().isWithdrawn(path);
  const { sendNotFound } = siteRoutes(app, { publicDir, hostsDir, policy, isWithdrawn });
  await app.register(async (items) =>
    itemRoutes(items, { content, clock, dataDir, publicDir, policy, cache, sendNotFound }),
  );
  refuseOtherMethods();
  return app;
}
