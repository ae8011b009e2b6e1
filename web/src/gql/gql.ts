/* eslint-disable */
import * as types from './graphql.ts';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';

/**
 * Map of all GraphQL operations in the project.
 *
 * This map has several performance disadvantages:
 * 1. It is not tree-shakeable, so it will include all operations in the project.
 * 2. It is not minifiable, so the string of a GraphQL query will be multiple times inside the bundle.
 * 3. It does not support dead code elimination, so it will add unused operations.
 *
 * Therefore it is highly recommended to use the babel or swc plugin for production.
 * Learn more about it here: https://the-guild.dev/graphql/codegen/plugins/presets/preset-client#reducing-bundle-size
 */
type Documents = {
    "\n  subscription AccountUpdates($after: Position) {\n    accountUpdates(after: $after) {\n      ... on VideoChanged {\n        position\n        video {\n          ...LiveVideo\n        }\n      }\n      ... on VideoRemoved {\n        position\n        videoId\n      }\n      ... on CreditsChanged {\n        position\n        account {\n          ...AccountCredits\n        }\n      }\n      ... on PaymentCompleted {\n        position\n        paymentId\n        amountCents\n        creditsAdded\n        account {\n          ...AccountCredits\n        }\n      }\n    }\n  }\n": typeof types.AccountUpdatesDocument,
    "\n  fragment LiveVideo on Video {\n    id\n    title\n    propertyAddress\n    status\n    processingProgress\n    phase\n    progressEstimated\n    errorMessage\n    videoUrl\n    thumbnailUrl\n    captionsUrl\n    duration\n    viewCount\n    createdAt\n    creditsHeld\n    creditsUsed\n    creditsReturned\n  }\n": typeof types.LiveVideoFragmentDoc,
    "\n  query Viewer {\n    viewer {\n      isAdmin\n      user {\n        id\n        email\n        username\n        firstName\n        displayName\n        profilePictureUrl\n      }\n      account {\n        ...AccountCredits\n      }\n    }\n  }\n": typeof types.ViewerDocument,
    "\n  fragment AccountCredits on CreditAccount {\n    id\n    available\n    held\n    used\n    debt\n    position\n  }\n": typeof types.AccountCreditsFragmentDoc,
    "\n  query Catalog {\n    catalog {\n      version\n      secondsPerHalfCredit\n      scriptLimit\n      plan {\n        id\n        name\n        priceCents\n        credits\n        periodDays\n      }\n      bundles {\n        id\n        name\n        credits\n        priceCents\n        popular\n      }\n      scriptLengths {\n        length\n        seconds\n      }\n    }\n  }\n": typeof types.CatalogDocument,
};
const documents: Documents = {
    "\n  subscription AccountUpdates($after: Position) {\n    accountUpdates(after: $after) {\n      ... on VideoChanged {\n        position\n        video {\n          ...LiveVideo\n        }\n      }\n      ... on VideoRemoved {\n        position\n        videoId\n      }\n      ... on CreditsChanged {\n        position\n        account {\n          ...AccountCredits\n        }\n      }\n      ... on PaymentCompleted {\n        position\n        paymentId\n        amountCents\n        creditsAdded\n        account {\n          ...AccountCredits\n        }\n      }\n    }\n  }\n": types.AccountUpdatesDocument,
    "\n  fragment LiveVideo on Video {\n    id\n    title\n    propertyAddress\n    status\n    processingProgress\n    phase\n    progressEstimated\n    errorMessage\n    videoUrl\n    thumbnailUrl\n    captionsUrl\n    duration\n    viewCount\n    createdAt\n    creditsHeld\n    creditsUsed\n    creditsReturned\n  }\n": types.LiveVideoFragmentDoc,
    "\n  query Viewer {\n    viewer {\n      isAdmin\n      user {\n        id\n        email\n        username\n        firstName\n        displayName\n        profilePictureUrl\n      }\n      account {\n        ...AccountCredits\n      }\n    }\n  }\n": types.ViewerDocument,
    "\n  fragment AccountCredits on CreditAccount {\n    id\n    available\n    held\n    used\n    debt\n    position\n  }\n": types.AccountCreditsFragmentDoc,
    "\n  query Catalog {\n    catalog {\n      version\n      secondsPerHalfCredit\n      scriptLimit\n      plan {\n        id\n        name\n        priceCents\n        credits\n        periodDays\n      }\n      bundles {\n        id\n        name\n        credits\n        priceCents\n        popular\n      }\n      scriptLengths {\n        length\n        seconds\n      }\n    }\n  }\n": types.CatalogDocument,
};

/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 *
 *
 * @example
 * ```ts
 * const query = graphql(`query GetUser($id: ID!) { user(id: $id) { name } }`);
 * ```
 *
 * The query argument is unknown!
 * Please regenerate the types.
 */
export function graphql(source: string): unknown;

/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  subscription AccountUpdates($after: Position) {\n    accountUpdates(after: $after) {\n      ... on VideoChanged {\n        position\n        video {\n          ...LiveVideo\n        }\n      }\n      ... on VideoRemoved {\n        position\n        videoId\n      }\n      ... on CreditsChanged {\n        position\n        account {\n          ...AccountCredits\n        }\n      }\n      ... on PaymentCompleted {\n        position\n        paymentId\n        amountCents\n        creditsAdded\n        account {\n          ...AccountCredits\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  subscription AccountUpdates($after: Position) {\n    accountUpdates(after: $after) {\n      ... on VideoChanged {\n        position\n        video {\n          ...LiveVideo\n        }\n      }\n      ... on VideoRemoved {\n        position\n        videoId\n      }\n      ... on CreditsChanged {\n        position\n        account {\n          ...AccountCredits\n        }\n      }\n      ... on PaymentCompleted {\n        position\n        paymentId\n        amountCents\n        creditsAdded\n        account {\n          ...AccountCredits\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment LiveVideo on Video {\n    id\n    title\n    propertyAddress\n    status\n    processingProgress\n    phase\n    progressEstimated\n    errorMessage\n    videoUrl\n    thumbnailUrl\n    captionsUrl\n    duration\n    viewCount\n    createdAt\n    creditsHeld\n    creditsUsed\n    creditsReturned\n  }\n"): (typeof documents)["\n  fragment LiveVideo on Video {\n    id\n    title\n    propertyAddress\n    status\n    processingProgress\n    phase\n    progressEstimated\n    errorMessage\n    videoUrl\n    thumbnailUrl\n    captionsUrl\n    duration\n    viewCount\n    createdAt\n    creditsHeld\n    creditsUsed\n    creditsReturned\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Viewer {\n    viewer {\n      isAdmin\n      user {\n        id\n        email\n        username\n        firstName\n        displayName\n        profilePictureUrl\n      }\n      account {\n        ...AccountCredits\n      }\n    }\n  }\n"): (typeof documents)["\n  query Viewer {\n    viewer {\n      isAdmin\n      user {\n        id\n        email\n        username\n        firstName\n        displayName\n        profilePictureUrl\n      }\n      account {\n        ...AccountCredits\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment AccountCredits on CreditAccount {\n    id\n    available\n    held\n    used\n    debt\n    position\n  }\n"): (typeof documents)["\n  fragment AccountCredits on CreditAccount {\n    id\n    available\n    held\n    used\n    debt\n    position\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Catalog {\n    catalog {\n      version\n      secondsPerHalfCredit\n      scriptLimit\n      plan {\n        id\n        name\n        priceCents\n        credits\n        periodDays\n      }\n      bundles {\n        id\n        name\n        credits\n        priceCents\n        popular\n      }\n      scriptLengths {\n        length\n        seconds\n      }\n    }\n  }\n"): (typeof documents)["\n  query Catalog {\n    catalog {\n      version\n      secondsPerHalfCredit\n      scriptLimit\n      plan {\n        id\n        name\n        priceCents\n        credits\n        periodDays\n      }\n      bundles {\n        id\n        name\n        credits\n        priceCents\n        popular\n      }\n      scriptLengths {\n        length\n        seconds\n      }\n    }\n  }\n"];

export function graphql(source: string) {
  return (documents as any)[source] ?? {};
}

export type DocumentType<TDocumentNode extends DocumentNode<any, any>> = TDocumentNode extends DocumentNode<  infer TType,  any>  ? TType  : never;