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
    "\n  fragment PageFields on PageInfo {\n    hasNextPage\n    hasPreviousPage\n    startCursor\n    endCursor\n  }\n": typeof types.PageFieldsFragmentDoc,
    "\n  query ConsoleSearch($search: String!) {\n    consoleSearch(search: $search) {\n      totalCustomers\n      customers {\n        customer {\n          id\n          name\n          email\n        }\n        credits\n        accountSuspended\n        match {\n          ...MatchFields\n        }\n      }\n      videos {\n        id\n        title\n        propertyAddress\n        status\n        customer {\n          id\n          name\n          email\n        }\n        match {\n          ...MatchFields\n        }\n      }\n      payments {\n        id\n        description\n        amountCents\n        status\n        createdAt\n        customer {\n          id\n          name\n          email\n        }\n        match {\n          ...MatchFields\n        }\n      }\n      mails {\n        id\n        label\n        status\n        requestedAt\n        customer {\n          id\n          name\n          email\n        }\n        match {\n          ...MatchFields\n        }\n      }\n    }\n  }\n": typeof types.ConsoleSearchDocument,
    "\n  fragment MatchFields on SearchMatch {\n    field\n    text\n    start\n    length\n  }\n": typeof types.MatchFieldsFragmentDoc,
    "\n  query Attention {\n    attention {\n      kind\n      count\n      more\n      items {\n        id\n        title\n        detail\n        since\n        customer {\n          id\n          name\n          email\n          erased\n        }\n        assignee\n      }\n    }\n  }\n": typeof types.AttentionDocument,
    "\n  subscription AccountUpdates($after: Position) {\n    accountUpdates(after: $after) {\n      ... on VideoChanged {\n        position\n        cursor\n        video {\n          ...LiveVideo\n        }\n      }\n      ... on VideoRemoved {\n        position\n        cursor\n        videoId\n      }\n      ... on LeadChanged {\n        position\n        cursor\n        unreadLeads\n      }\n      ... on CreditsChanged {\n        position\n        cursor\n        account {\n          ...AccountCredits\n        }\n      }\n      ... on ProfileUpdated {\n        position\n        cursor\n        user {\n          ...ViewerUser\n        }\n      }\n      ... on AvatarChanged {\n        position\n        cursor\n        avatarId\n      }\n      ... on TwinCreditsChanged {\n        position\n        cursor\n        twinCredits {\n          ...TwinCredits\n        }\n      }\n      ... on SubscriptionUpdated {\n        position\n        cursor\n        status\n      }\n      ... on PaymentCompleted {\n        position\n        cursor\n        paymentId\n        amountCents\n        creditsAdded\n        account {\n          ...AccountCredits\n        }\n      }\n    }\n  }\n": typeof types.AccountUpdatesDocument,
    "\n  mutation ResumeAccount {\n    resumeAccount(input: {}) {\n      position\n      user {\n        ...ViewerUser\n      }\n    }\n  }\n": typeof types.ResumeAccountDocument,
    "\n  mutation CancelAccountDeletion {\n    cancelAccountDeletion(input: {}) {\n      position\n      user {\n        ...ViewerUser\n      }\n    }\n  }\n": typeof types.CancelAccountDeletionDocument,
    "\n  mutation SaveLanguage($language: String!) {\n    updateProfile(input: { language: $language }) {\n      user {\n        id\n        language\n      }\n    }\n  }\n": typeof types.SaveLanguageDocument,
    "\n  query Viewer {\n    viewer {\n      isAdmin\n      position\n      roles\n      user {\n        ...ViewerUser\n      }\n      account {\n        ...AccountCredits\n      }\n    }\n    product {\n      version\n      supportEmail\n      salesEmail\n      privacyUrl\n      ethicsUrl\n    }\n  }\n": typeof types.ViewerDocument,
    "\n  fragment ViewerUser on User {\n    id\n    email\n    emailVerified\n    emailPending\n    username\n    firstName\n    displayName\n    phoneNumber\n    profilePictureUrl\n    language\n    createdAt\n    accountSuspended\n    suspendedBy\n    deletionAt\n  }\n": typeof types.ViewerUserFragmentDoc,
    "\n  fragment AccountCredits on CreditAccount {\n    id\n    available\n    held\n    used\n    debt\n    lots {\n      id\n      source\n      description\n      available\n      grantedAt\n      expiresAt\n    }\n    position\n  }\n": typeof types.AccountCreditsFragmentDoc,
    "\n  fragment WatchedFields on Watched {\n    views\n    viewers\n    reached25\n    reached50\n    reached75\n    reached100\n    shares\n    exports\n  }\n": typeof types.WatchedFieldsFragmentDoc,
    "\n  fragment WholeBrand on Brand {\n    primaryColour\n    accentColour\n    logoUrl\n    agent {\n      name\n      title\n      company\n      phone\n      email\n      licence\n    }\n  }\n": typeof types.WholeBrandFragmentDoc,
    "\n  query Brand {\n    brand {\n      ...WholeBrand\n    }\n  }\n": typeof types.BrandDocument,
    "\n  mutation ChangeBrand($brand: BrandInput) {\n    changeBrand(brand: $brand) {\n      brand {\n        ...WholeBrand\n      }\n    }\n  }\n": typeof types.ChangeBrandDocument,
    "\n  query Catalog {\n    catalog {\n      version\n      secondsPerHalfCredit\n      bundleValidityDays\n      limits {\n        scriptCharacters\n        titleCharacters\n        addressCharacters\n        urlCharacters\n        videoPictures\n        ownPictures\n        captionCharacters\n        bulkDelete\n      }\n      plan {\n        id\n        name\n        priceCents\n        credits\n        periodDays\n        videosLabel\n        description\n        features\n      }\n      bundles {\n        id\n        name\n        credits\n        priceCents\n        popular\n        videosLabel\n        description\n      }\n      digitalTwin {\n        id\n        name\n        priceCents\n        laterPriceCents\n        clonesVoice\n        hasSample\n      }\n      emailBlast {\n        id\n        name\n        priceCents\n      }\n      arrangesVideos\n      retiredPlanIds\n      scriptLengths {\n        length\n        seconds\n      }\n    }\n  }\n": typeof types.CatalogDocument,
    "\n  query WaysToConfirm {\n    waysToConfirm {\n      atProvider\n      code\n      passkey\n    }\n  }\n": typeof types.WaysToConfirmDocument,
    "\n  mutation ConfirmIdentity($input: ConfirmIdentityInput!) {\n    confirmIdentity(input: $input) {\n      waysToConfirm {\n        atProvider\n        code\n        passkey\n      }\n    }\n  }\n": typeof types.ConfirmIdentityDocument,
    "\n  mutation StartPasskeyConfirmation {\n    startPasskeyConfirmation {\n      options\n    }\n  }\n": typeof types.StartPasskeyConfirmationDocument,
    "\n  fragment CreditActAccount on AdminUser {\n    id\n    username\n    email\n    displayName\n    credits\n    creditsHeld\n    debt\n    digitalTwinCredits\n    account {\n      id\n      available\n      held\n      debt\n      revision\n    }\n    twinAccount {\n      id\n      available\n      held\n      debt\n      revision\n    }\n  }\n": typeof types.CreditActAccountFragmentDoc,
    "\n  query CreditActAccountOf($id: ID!) {\n    adminUser(id: $id) {\n      ...CreditActAccount\n    }\n  }\n": typeof types.CreditActAccountOfDocument,
    "\n  mutation GiveCredits($input: GiveCreditsInput!) {\n    giveCredits(input: $input) {\n      position\n      user {\n        ...CreditActAccount\n      }\n    }\n  }\n": typeof types.GiveCreditsDocument,
    "\n  mutation TakeCredits($input: TakeCreditsInput!) {\n    takeCredits(input: $input) {\n      position\n      user {\n        ...CreditActAccount\n      }\n    }\n  }\n": typeof types.TakeCreditsDocument,
    "\n  mutation UndoCredits($input: UndoCreditsInput!) {\n    undoCredits(input: $input) {\n      position\n      user {\n        ...CreditActAccount\n      }\n    }\n  }\n": typeof types.UndoCreditsDocument,
    "\n  fragment CreditUndoParts on CreditUndo {\n    id\n    userId\n    asset\n    change\n    obstacle\n  }\n": typeof types.CreditUndoPartsFragmentDoc,
    "\n  fragment TwinCredits on TwinCreditAccount {\n    id\n    available\n    held\n    used\n    debt\n  }\n": typeof types.TwinCreditsFragmentDoc,
    "\n  query TwinCreditsOfViewer {\n    viewer {\n      twinCredits {\n        ...TwinCredits\n      }\n    }\n  }\n": typeof types.TwinCreditsOfViewerDocument,
    "\n  query UnreadLeads {\n    unreadLeads\n  }\n": typeof types.UnreadLeadsDocument,
    "\n  query PaymentSettings {\n    paymentSettings {\n      testMode\n      publishableKey\n    }\n  }\n": typeof types.PaymentSettingsDocument,
    "\n  mutation StartPayment($input: StartPaymentInput!) {\n    startPayment(input: $input) {\n      paymentId\n      clientSecret\n      amountCents\n      position\n    }\n  }\n": typeof types.StartPaymentDocument,
    "\n  mutation ConfirmPayment($paymentId: ID!) {\n    confirmPayment(paymentId: $paymentId) {\n      creditsAdded\n      twinCreditsAdded\n      position\n      payment {\n        id\n        status\n      }\n      account {\n        ...AccountCredits\n      }\n      twinCredits {\n        ...TwinCredits\n      }\n    }\n  }\n": typeof types.ConfirmPaymentDocument,
    "\n  query Avatars {\n    avatars {\n      id\n      name\n      type\n      status\n      description\n      imageUrl\n      posterUrl\n      voiceUrl\n      progress\n      progressEstimated\n      errorMessage\n      consentUrl\n      consentCertificateUrl\n    }\n  }\n": typeof types.AvatarsDocument,
    "\n  query LastAvatar {\n    videos(first: 1) {\n      edges {\n        cursor\n        node {\n          id\n          avatarId\n        }\n      }\n      pageInfo {\n        ...PageFields\n      }\n    }\n  }\n": typeof types.LastAvatarDocument,
    "\n  fragment FigureFields on SecurityFigure {\n    value\n    changePercent\n  }\n": typeof types.FigureFieldsFragmentDoc,
    "\n  query SecurityMetrics($timeRange: SecurityTimeRange!) {\n    securityMetrics(timeRange: $timeRange) {\n      totalRequests {\n        ...FigureFields\n      }\n      blockedRequests {\n        ...FigureFields\n      }\n      activeUsers {\n        ...FigureFields\n      }\n      rateLimitHits {\n        ...FigureFields\n      }\n      failedLogins {\n        ...FigureFields\n      }\n      points {\n        from\n        requests\n        blocked\n        limitHits\n        failedLogins\n      }\n      sessions {\n        active\n        expired\n        startedToday\n        averageSeconds\n      }\n    }\n  }\n": typeof types.SecurityMetricsDocument,
    "\n  fragment AlertFields on SecurityAlert {\n    id\n    type\n    severity\n    title\n    description\n    count\n    raisedAt\n    timestamp\n    address\n    userAgent\n    eventId\n    isOpen\n    acknowledgedAt\n    acknowledgedBy {\n      id\n      name\n    }\n    user {\n      id\n      name\n    }\n  }\n": typeof types.AlertFieldsFragmentDoc,
    "\n  query SecurityAlertGroups($by: SecurityAlertGrouping!) {\n    securityAlertGroups(by: $by) {\n      id\n      by\n      addresses\n      accounts {\n        id\n        name\n      }\n      attempts\n      incidents\n      severity\n      firstAt\n      lastAt\n      isBlocked\n      alerts {\n        id\n        title\n      }\n    }\n  }\n": typeof types.SecurityAlertGroupsDocument,
    "\n  mutation AcknowledgeAlerts($input: AcknowledgeAlertsInput!) {\n    acknowledgeAlerts(input: $input) {\n      alerts {\n        id\n        isOpen\n        acknowledgedAt\n        acknowledgedBy {\n          id\n          name\n        }\n      }\n    }\n  }\n": typeof types.AcknowledgeAlertsDocument,
    "\n  mutation StopAttack($input: StopAttackInput!) {\n    stopAttack(input: $input) {\n      blocked\n      sessionsEnded\n      passwordsVoid\n      passwordsElsewhere\n      alerts {\n        id\n        isOpen\n        acknowledgedAt\n        acknowledgedBy {\n          id\n          name\n        }\n      }\n    }\n  }\n": typeof types.StopAttackDocument,
    "\n  query SignIns($first: Int, $after: String, $address: String, $userId: ID, $outcome: SignInFilter) {\n    signIns(first: $first, after: $after, address: $address, userId: $userId, outcome: $outcome) {\n      edges {\n        cursor\n        node {\n          id\n          time\n          outcome\n          address\n          user {\n            id\n            name\n          }\n        }\n      }\n      pageInfo {\n        ...PageFields\n      }\n    }\n  }\n": typeof types.SignInsDocument,
    "\n  query BlockPreview($address: String!) {\n    blockPreview(address: $address) {\n      network\n      addresses\n      activeCustomers\n      typedAddress\n    }\n  }\n": typeof types.BlockPreviewDocument,
    "\n  query SecurityAlerts($after: String) {\n    securityAlerts(first: 50, after: $after) {\n      edges {\n        cursor\n        node {\n          ...AlertFields\n        }\n      }\n      pageInfo {\n        ...PageFields\n      }\n    }\n  }\n": typeof types.SecurityAlertsDocument,
    "\n  query SecurityAlertDetails($id: ID!, $eventId: ID!, $isAdmin: Boolean!) {\n    securityAlert(id: $id) {\n      ...AlertFields\n      related {\n        id\n        eventId\n        title\n        timestamp\n        count\n      }\n    }\n    logEvent(id: $eventId) @include(if: $isAdmin) {\n      id\n      type\n      stream\n      time\n      actor {\n        kind\n        id\n      }\n    }\n  }\n": typeof types.SecurityAlertDetailsDocument,
    "\n  fragment BlockedFields on BlockedAddress {\n    id\n    address\n    reason\n    blockedAt\n    expiresAt\n  }\n": typeof types.BlockedFieldsFragmentDoc,
    "\n  query BlockedAddresses {\n    blockedAddresses {\n      ...BlockedFields\n    }\n  }\n": typeof types.BlockedAddressesDocument,
    "\n  mutation BlockAddress($input: BlockAddressInput!) {\n    blockAddress(input: $input) {\n      blockedAddresses {\n        ...BlockedFields\n      }\n    }\n  }\n": typeof types.BlockAddressDocument,
    "\n  mutation UnblockAddress($input: UnblockAddressInput!) {\n    unblockAddress(input: $input) {\n      blockedAddresses {\n        ...BlockedFields\n      }\n    }\n  }\n": typeof types.UnblockAddressDocument,
    "\n  query Sessions {\n    sessions {\n      ...SessionRow\n    }\n  }\n": typeof types.SessionsDocument,
    "\n  fragment SessionRow on Session {\n    id\n    isCurrent\n    device\n    address\n    place\n    createdAt\n    lastSeenAt\n  }\n": typeof types.SessionRowFragmentDoc,
    "\n  mutation EndSession($input: EndSessionInput!) {\n    endSession(input: $input) {\n      sessionsEnded\n      sessions {\n        ...SessionRow\n      }\n    }\n  }\n": typeof types.EndSessionDocument,
    "\n  mutation EndOwnSessions($input: EndOwnSessionsInput!) {\n    endOwnSessions(input: $input) {\n      sessionsEnded\n      sessions {\n        ...SessionRow\n      }\n    }\n  }\n": typeof types.EndOwnSessionsDocument,
    "\n  query TwinConsent {\n    twinConsent {\n      statement\n      version\n      unavailable\n    }\n  }\n": typeof types.TwinConsentDocument,
    "\n  mutation CreateAvatar($input: CreateAvatarInput!) {\n    createAvatar(input: $input) {\n      position\n      avatar {\n        id\n        name\n        status\n      }\n    }\n  }\n": typeof types.CreateAvatarDocument,
    "\n  mutation DeleteAvatar($id: ID!) {\n    deleteAvatar(id: $id) {\n      id\n      position\n    }\n  }\n": typeof types.DeleteAvatarDocument,
    "\n  mutation RevokeAvatarConsent($id: ID!) {\n    revokeAvatarConsent(id: $id) {\n      position\n      avatar {\n        id\n        status\n        errorMessage\n        consentRevoked\n      }\n    }\n  }\n": typeof types.RevokeAvatarConsentDocument,
    "\n  mutation ShareVideo($id: ID!) {\n    shareVideo(id: $id) {\n      position\n      shareUrl\n    }\n  }\n": typeof types.ShareVideoDocument,
    "\n  fragment LiveVideo on Video {\n    id\n    title\n    propertyAddress\n    status\n    processingProgress\n    phase\n    progressEstimated\n    errorMessage\n    picturesLeftOut\n    leftOut {\n      url\n      reason\n    }\n    videoUrl\n    thumbnailUrl\n    captionsUrl\n    duration\n    viewCount\n    shareUrl\n    exports {\n      format\n      status\n      progress\n      downloadUrl\n    }\n    createdAt\n    creditsHeld\n    creditsUsed\n    creditsReturned\n    retryCredits\n    deletionCredits\n    madeFrom {\n      id\n      title\n    }\n  }\n": typeof types.LiveVideoFragmentDoc,
    "\n  query OwnPlan {\n    billingSubscription {\n      id\n      status\n    }\n  }\n": typeof types.OwnPlanDocument,
    "\n  query Quote($input: QuoteInput!) {\n    quote(input: $input) {\n      totalCents\n      lines {\n        id\n        description\n        amountCents\n      }\n    }\n  }\n": typeof types.QuoteDocument,
    "\n  fragment LogEventLine on LogEvent {\n    id\n    stream\n    revision\n    position\n    time\n    type\n    history {\n      kind\n      id\n    }\n    actor {\n      kind\n      id\n      label\n    }\n  }\n": typeof types.LogEventLineFragmentDoc,
    "\n  query LogEvent($id: ID!, $after: String) {\n    logEvent(id: $id) {\n      ...LogEventLine\n      cause {\n        ... on LogEvent {\n          ...LogEventLine\n        }\n        ... on Command {\n          id\n          effects(first: 25) {\n            edges {\n              node {\n                ...LogEventLine\n              }\n            }\n          }\n        }\n      }\n      effects(first: 25, after: $after) {\n        edges {\n          cursor\n          node {\n            ...LogEventLine\n          }\n        }\n        pageInfo {\n          ...PageFields\n        }\n      }\n    }\n  }\n": typeof types.LogEventDocument,
    "\n  fragment AuditValueFields on AuditValue {\n    path\n    label\n    value\n    isTime\n    isText\n  }\n": typeof types.AuditValueFieldsFragmentDoc,
    "\n  fragment AuditChangeFields on AuditChange {\n    path\n    label\n    before {\n      ...AuditValueFields\n    }\n    after {\n      ...AuditValueFields\n    }\n  }\n": typeof types.AuditChangeFieldsFragmentDoc,
    "\n  query AuditHistory($kind: AuditKind!, $id: ID!, $revision: Int, $time: DateTime, $ofCredits: Boolean!) {\n    auditHistory(kind: $kind, id: $id, revision: $revision, time: $time) {\n      stream\n      totalEvents\n      firstEventAt\n      lastEventAt\n      revision\n      replayedTo\n      moment\n      obstacle\n      stateOmitted @skip(if: $ofCredits)\n      state @skip(if: $ofCredits) {\n        ...AuditValueFields\n      }\n      balance @include(if: $ofCredits) {\n        available\n        held\n        total\n        debt\n        lapsed\n        issued\n        used\n        expired\n        clawedBack\n        adjustedOut\n        writtenOff\n        lots {\n          lotId\n          source\n          available\n          held\n          expiresAt\n          lapsed\n        }\n        holds {\n          videoId\n          credits\n          placedAt\n        }\n      }\n      curve @include(if: $ofCredits) {\n        revision\n        time\n        available\n        held\n      }\n      events {\n        id\n        revision\n        position\n        time\n        type\n        hash\n        actor {\n          kind\n          id\n          label\n        }\n        selfCredit\n        note\n        undo {\n          ...CreditUndoParts\n        }\n        changes @skip(if: $ofCredits) {\n          ...AuditChangeFields\n        }\n        credits @include(if: $ofCredits) {\n          kind\n          description\n          reason\n          amount\n          videoId\n          paymentId\n          change\n          availableAfter\n          heldAfter\n          debtAfter\n        }\n      }\n    }\n  }\n": typeof types.AuditHistoryDocument,
    "\n  query AuditedCustomer($id: ID!) {\n    customer(id: $id) {\n      id\n      name\n      email\n      erased\n    }\n  }\n": typeof types.AuditedCustomerDocument,
    "\n  query AuditEventStates($kind: AuditKind!, $id: ID!, $revision: Int!) {\n    auditHistory(kind: $kind, id: $id, revision: $revision, earlier: 1, later: 0) {\n      events {\n        id\n        data {\n          ...AuditValueFields\n        }\n        before {\n          ...AuditValueFields\n        }\n        after {\n          ...AuditValueFields\n        }\n      }\n    }\n  }\n": typeof types.AuditEventStatesDocument,
    "\n  query AuditComparison($kind: AuditKind!, $id: ID!, $from: Int!, $to: Int!) {\n    auditComparison(kind: $kind, id: $id, from: $from, to: $to) {\n      from {\n        revision\n        time\n      }\n      to {\n        revision\n        time\n      }\n      changes {\n        ...AuditChangeFields\n      }\n    }\n  }\n": typeof types.AuditComparisonDocument,
    "\n  query AuditVerdict($kind: AuditKind!, $id: ID!) {\n    auditVerdict(kind: $kind, id: $id) {\n      checkedAt\n      events\n      chainIntact\n      chainVerifiedRevision\n      chainVerifiedPosition\n      finding\n      readModelMatches\n      differences\n      keyFingerprint\n    }\n  }\n": typeof types.AuditVerdictDocument,
    "\n  subscription AuditedAccountUpdates($userId: ID!, $after: Position) {\n    accountUpdates(userId: $userId, after: $after) {\n      ... on VideoChanged {\n        position\n        cursor\n      }\n      ... on VideoRemoved {\n        position\n        cursor\n      }\n      ... on CreditsChanged {\n        position\n        cursor\n      }\n      ... on PaymentCompleted {\n        position\n        cursor\n      }\n    }\n  }\n": typeof types.AuditedAccountUpdatesDocument,
    "\n  query AdminAvatars($first: Int, $after: String) {\n    adminAvatars(first: $first, after: $after) {\n      totalCount\n      edges {\n        cursor\n        node {\n          id\n          name\n          type\n          status\n          progress\n          errorMessage\n          createdAt\n          consentCertificateUrl\n          owner {\n            id\n            displayName\n            email\n          }\n        }\n      }\n      pageInfo {\n        ...PageFields\n      }\n    }\n  }\n": typeof types.AdminAvatarsDocument,
    "\n  query StockPresenters {\n    avatars {\n      id\n      name\n      type\n      status\n      description\n      imageUrl\n      posterUrl\n    }\n  }\n": typeof types.StockPresentersDocument,
    "\n  fragment CustomerFields on Customer {\n    id\n    name\n    email\n    username\n    erased\n    createdAt\n    credits\n    creditsHeld\n    creditsUsed\n    debt\n    digitalTwinCredits\n    subscriptionStatus\n    suspendedBy\n    deletionAt\n    roles\n  }\n": typeof types.CustomerFieldsFragmentDoc,
    "\n  query Customer($id: ID!) {\n    customer(id: $id) {\n      ...CustomerFields\n    }\n  }\n": typeof types.CustomerDocument,
    "\n  query CustomerSignIn($userId: ID!) {\n    customerSignIn(userId: $userId) {\n      atProvider\n      hasSecondFactor\n      passkeys\n      sessions {\n        id\n        device\n        address\n        createdAt\n        lastSeenAt\n      }\n    }\n  }\n": typeof types.CustomerSignInDocument,
    "\n  query CreditExplanation($userId: ID!) {\n    creditExplanation(userId: $userId) {\n      credits\n      text\n    }\n  }\n": typeof types.CreditExplanationDocument,
    "\n  query CustomerEvents($userId: ID!, $kinds: [CustomerEventKind!], $search: String, $first: Int, $after: String) {\n    customerEvents(userId: $userId, kinds: $kinds, search: $search, first: $first, after: $after) {\n      edges {\n        cursor\n        node {\n          id\n          kind\n          time\n          title\n          detail\n          tone\n          credits\n          creditsAfter\n          amountCents\n          about\n          paymentId\n          providerUrl\n          revision\n        }\n      }\n      pageInfo {\n        ...PageFields\n      }\n    }\n  }\n": typeof types.CustomerEventsDocument,
    "\n  query CustomerVideos($first: Int, $after: String, $ownerId: ID!, $search: String) {\n    adminVideos(first: $first, after: $after, ownerId: $ownerId, search: $search) {\n      totalCount\n      edges {\n        cursor\n        node {\n          id\n          title\n          status\n          propertyAddress\n          createdAt\n        }\n      }\n      pageInfo {\n        ...PageFields\n      }\n    }\n  }\n": typeof types.CustomerVideosDocument,
    "\n  mutation SendPasswordLink($input: SupportActInput!) {\n    sendPasswordLink(input: $input) {\n      customer {\n        ...CustomerFields\n      }\n    }\n  }\n": typeof types.SendPasswordLinkDocument,
    "\n  mutation ResetSecondFactor($input: SupportActInput!) {\n    resetSecondFactor(input: $input) {\n      customer {\n        ...CustomerFields\n      }\n    }\n  }\n": typeof types.ResetSecondFactorDocument,
    "\n  mutation RequestCustomerDeletion($input: SupportActInput!) {\n    requestCustomerDeletion(input: $input) {\n      customer {\n        ...CustomerFields\n      }\n    }\n  }\n": typeof types.RequestCustomerDeletionDocument,
    "\n  mutation EndCustomerSessions($input: EndSessionsInput!, $idempotencyKey: String) {\n    endSessions(input: $input, idempotencyKey: $idempotencyKey) {\n      sessionsEnded\n    }\n  }\n": typeof types.EndCustomerSessionsDocument,
    "\n  mutation SendMailAgain($mailId: ID!, $idempotencyKey: String) {\n    sendMailAgain(mailId: $mailId, idempotencyKey: $idempotencyKey) {\n      mailId\n      position\n    }\n  }\n": typeof types.SendMailAgainDocument,
    "\n  query LedgerAccount($userId: ID!, $position: Position, $time: DateTime) {\n    ledgerAccount(userId: $userId, position: $position, time: $time) {\n      userId\n      name\n      revision\n      position\n      time\n      available\n      held\n      debt\n    }\n  }\n": typeof types.LedgerAccountDocument,
    "\n  fragment ListedAdjustment on FinanceAdjustment {\n    id\n    state\n    userId\n    customer\n    cents\n    time\n    eventId\n    outcome\n    decidedBy\n    approvedBy\n    proposal {\n      outcome\n      by\n      byMe\n      reason\n      time\n    }\n  }\n": typeof types.ListedAdjustmentFragmentDoc,
    "\n  query FinanceAdjustments($state: FinanceAdjustmentState!, $after: String) {\n    financeAdjustments(state: $state, first: 50, after: $after) {\n      edges {\n        cursor\n        node {\n          ...ListedAdjustment\n        }\n      }\n      pageInfo {\n        ...PageFields\n      }\n    }\n  }\n": typeof types.FinanceAdjustmentsDocument,
    "\n  mutation DecideAdjustment($input: DecideAdjustmentInput!) {\n    decideAdjustment(input: $input) {\n      adjustment {\n        ...ListedAdjustment\n      }\n    }\n  }\n": typeof types.DecideAdjustmentDocument,
    "\n  mutation ReopenAdjustment($input: ReopenAdjustmentInput!) {\n    reopenAdjustment(input: $input) {\n      adjustment {\n        ...ListedAdjustment\n      }\n    }\n  }\n": typeof types.ReopenAdjustmentDocument,
    "\n  fragment ListedException on FinanceException {\n    id\n    leg\n    status\n    meaning\n    severity\n    state\n    key\n    userId\n    customer\n    amountCents\n    since\n    payment {\n      id\n      debt\n    }\n    assignee\n    proposedBy\n    proposedByMe\n    proposal\n    needsTwo\n    repairs\n    settlement {\n      how\n      by\n      approvedBy\n      reason\n      time\n    }\n    repairProposal {\n      repair\n      by\n      time\n    }\n    sides {\n      invoice {\n        amountCents\n        currency\n        paidCents\n        parts {\n          kind\n          amountCents\n        }\n      }\n      decision\n      reason\n    }\n  }\n": typeof types.ListedExceptionFragmentDoc,
    "\n  query FinanceExceptions($state: FinanceExceptionState!, $status: String, $after: String) {\n    financeExceptions(state: $state, status: $status, first: 50, after: $after) {\n      edges {\n        cursor\n        node {\n          ...ListedException\n        }\n      }\n      pageInfo {\n        ...PageFields\n      }\n    }\n  }\n": typeof types.FinanceExceptionsDocument,
    "\n  query FinanceStatuses {\n    financeStatuses {\n      id\n      meaning\n    }\n  }\n": typeof types.FinanceStatusesDocument,
    "\n  query FinanceException($id: ID!) {\n    financeException(id: $id) {\n      ...ListedException\n      payment {\n        id\n        provider {\n          currency\n          paidCents\n          takenBackCents\n          feeCents\n        }\n        ledger {\n          currency\n          paidCents\n          takenBackCents\n        }\n        paidFor\n        granted\n        debt\n      }\n      steps {\n        time\n        action\n        by\n        note\n      }\n    }\n  }\n": typeof types.FinanceExceptionDocument,
    "\n  mutation TakeException($input: ExceptionActionInput!) {\n    takeException(input: $input) {\n      exception {\n        ...ListedException\n      }\n    }\n  }\n": typeof types.TakeExceptionDocument,
    "\n  mutation NoteException($input: NoteExceptionInput!) {\n    noteException(input: $input) {\n      exception {\n        ...ListedException\n      }\n    }\n  }\n": typeof types.NoteExceptionDocument,
    "\n  mutation RepairException($input: RepairExceptionInput!) {\n    repairException(input: $input) {\n      exception {\n        ...ListedException\n      }\n    }\n  }\n": typeof types.RepairExceptionDocument,
    "\n  mutation SettleException($input: SettleExceptionInput!) {\n    settleException(input: $input) {\n      exception {\n        ...ListedException\n      }\n    }\n  }\n": typeof types.SettleExceptionDocument,
    "\n  mutation ReopenException($input: ReopenExceptionInput!) {\n    reopenException(input: $input) {\n      exception {\n        ...ListedException\n      }\n    }\n  }\n": typeof types.ReopenExceptionDocument,
    "\n  fragment ListedMonth on FinanceMonth {\n    id\n    state\n    netCents\n    revenueCents\n    breakageCents\n    canClose\n    canReopen\n  }\n": typeof types.ListedMonthFragmentDoc,
    "\n  query FinanceMonths {\n    financeMonths {\n      ...ListedMonth\n    }\n  }\n": typeof types.FinanceMonthsDocument,
    "\n  query FinanceMonth($id: ID!) {\n    financeMonth(id: $id) {\n      ...ListedMonth\n      salesCents\n      refundsCents\n      feesCents\n      bridges {\n        account\n        openingCents\n        steps {\n          part\n          cents\n        }\n        closingCents\n      }\n      accounts {\n        account\n        openingCents\n        changeCents\n        closingCents\n      }\n      checks {\n        id\n        isDone\n        isBlocking\n        message\n      }\n      period {\n        closedAt\n        closedBy\n        reopenedAt\n        headHash\n        position\n        openExceptions\n      }\n    }\n  }\n": typeof types.FinanceMonthDocument,
    "\n  mutation ClosePeriod($input: ClosePeriodInput!) {\n    closePeriod(input: $input) {\n      period {\n        id\n        isClosed\n      }\n    }\n  }\n": typeof types.ClosePeriodDocument,
    "\n  mutation ReopenPeriod($input: ReopenPeriodInput!) {\n    reopenPeriod(input: $input) {\n      period {\n        id\n        isClosed\n      }\n    }\n  }\n": typeof types.ReopenPeriodDocument,
    "\n  fragment ListedEntry on BookEntry {\n    id\n    time\n    eventId\n    description\n    userId\n    customer\n    paymentId\n    lines {\n      account\n      cents\n    }\n  }\n": typeof types.ListedEntryFragmentDoc,
    "\n  query BookEntries($from: String!, $to: String, $account: String, $part: String, $after: String) {\n    bookEntries(from: $from, to: $to, account: $account, part: $part, first: 50, after: $after) {\n      totals {\n        account\n        part\n        cents\n      }\n      edges {\n        cursor\n        node {\n          ...ListedEntry\n        }\n      }\n      pageInfo {\n        ...PageFields\n      }\n    }\n  }\n": typeof types.BookEntriesDocument,
    "\n  query FinanceOverview($days: Int!) {\n    financeSummary {\n      isLive\n      providerReadTo\n      pageFault\n      deferredRevenueCents\n      clearingCents\n      owedCredits\n      adjustmentsCents\n      accounts\n      accountsComparedSince\n      alarms {\n        id\n        message\n      }\n      legs {\n        id\n        name\n        rows\n        matched\n        pending\n        exceptions\n        settled\n        left\n        right\n        drift\n        acceptedDrift\n      }\n    }\n    financeDays(days: $days) {\n      day\n      revenueCents\n      soldCents\n      refundsCents\n      feesCents\n      soldCredits\n      usedCredits\n      expiredCredits\n      owedCredits\n      deferredRevenueCents\n    }\n  }\n": typeof types.FinanceOverviewDocument,
    "\n  mutation Reconcile {\n    reconcile {\n      recorded\n      exceptions\n      settled\n      pending\n      accounts\n    }\n  }\n": typeof types.ReconcileDocument,
    "\n  query FinancePayments($after: String, $order: PaymentOrder) {\n    financePayments(first: 50, after: $after, order: $order) {\n      edges {\n        cursor\n        node {\n          id\n          userId\n          customer\n          status\n          time\n          amountCents\n          faults\n        }\n      }\n      pageInfo {\n        ...PageFields\n      }\n    }\n  }\n": typeof types.FinancePaymentsDocument,
    "\n  query FinancePayment($id: ID!) {\n    financePayment(id: $id) {\n      id\n      userId\n      customer\n      status\n      faults\n      paidFor\n      granted\n      debt\n      provider {\n        ownerId\n        currency\n        paidCents\n        takenBackCents\n        feeCents\n      }\n      ledger {\n        userId\n        currency\n        paidCents\n        takenBackCents\n      }\n      exceptions {\n        id\n        meaning\n        state\n        settlement {\n          how\n          by\n          approvedBy\n          reason\n          time\n        }\n      }\n      entries {\n        ...ListedEntry\n      }\n    }\n  }\n": typeof types.FinancePaymentDocument,
    "\n  query RefusedPurchases($after: String) {\n    refusedPurchases(first: 50, after: $after) {\n      edges {\n        cursor\n        node {\n          id\n          userId\n          email\n          at\n          description\n          claimed\n        }\n      }\n      pageInfo {\n        ...PageFields\n      }\n    }\n  }\n": typeof types.RefusedPurchasesDocument,
    "\n  query PlatformTotals {\n    platformTotals {\n      users\n      administrators\n      videos\n      videosByStatus {\n        total\n        pending\n        processing\n        ready\n        failed\n      }\n      avatars\n      avatarsByType {\n        stock\n        custom\n      }\n    }\n    videoStats {\n      total\n    }\n  }\n": typeof types.PlatformTotalsDocument,
    "\n  query AdminLibrary {\n    adminLibraryVideos {\n      id\n      title\n      description\n      category\n      duration\n      sourceUrl\n      ownThumbnailUrl\n      thumbnailUrl\n      fileState\n      fileProblem\n      captionsUrl\n      chapters {\n        start\n        title\n      }\n      tags\n      viewCount\n      isActive\n    }\n  }\n": typeof types.AdminLibraryDocument,
    "\n  mutation AddLibraryVideo($input: LibraryVideoInput!, $idempotencyKey: String) {\n    addLibraryVideo(input: $input, idempotencyKey: $idempotencyKey) {\n      video {\n        id\n      }\n    }\n  }\n": typeof types.AddLibraryVideoDocument,
    "\n  mutation UpdateLibraryVideo($id: ID!, $input: LibraryVideoInput!, $idempotencyKey: String) {\n    updateLibraryVideo(id: $id, input: $input, idempotencyKey: $idempotencyKey) {\n      video {\n        id\n      }\n    }\n  }\n": typeof types.UpdateLibraryVideoDocument,
    "\n  mutation ActivateLibraryVideo($id: ID!, $isActive: Boolean!) {\n    activateLibraryVideo(id: $id, isActive: $isActive) {\n      video {\n        id\n        isActive\n      }\n    }\n  }\n": typeof types.ActivateLibraryVideoDocument,
    "\n  mutation CheckLibraryFile($id: ID!) {\n    checkLibraryFile(id: $id) {\n      video {\n        id\n        fileState\n        fileProblem\n      }\n    }\n  }\n": typeof types.CheckLibraryFileDocument,
    "\n  mutation ReorderLibrary($ids: [ID!]!) {\n    reorderLibraryVideos(ids: $ids) {\n      videos {\n        id\n      }\n    }\n  }\n": typeof types.ReorderLibraryDocument,
    "\n  mutation RemoveLibraryVideo($id: ID!, $idempotencyKey: String) {\n    removeLibraryVideo(id: $id, idempotencyKey: $idempotencyKey) {\n      id\n    }\n  }\n": typeof types.RemoveLibraryVideoDocument,
    "\n  query AdminActions(\n    $first: Int\n    $after: String\n    $search: String\n    $type: String\n    $userId: ID\n    $actorId: ID\n    $from: DateTime\n    $until: DateTime\n  ) {\n    adminActions(\n      first: $first\n      after: $after\n      search: $search\n      type: $type\n      userId: $userId\n      actorId: $actorId\n      from: $from\n      until: $until\n    ) {\n      edges {\n        cursor\n        node {\n          id\n          time\n          sentence {\n            text\n            path\n          }\n          momentPath\n          actor\n          reason\n          note\n          undo {\n            ...CreditUndoParts\n          }\n          from\n          selfCredit\n          changes {\n            field\n            before\n            after\n          }\n        }\n      }\n      pageInfo {\n        ...PageFields\n      }\n    }\n  }\n": typeof types.AdminActionsDocument,
    "\n  query AdminActionChoices {\n    adminActionTypes {\n      type\n      action\n    }\n    adminUsers(first: 100, role: ADMIN) {\n      edges {\n        node {\n          id\n          email\n        }\n      }\n    }\n  }\n": typeof types.AdminActionChoicesDocument,
    "\n  query AdminUserBalance($id: ID!) {\n    adminUser(id: $id) {\n      ...AdminUserRow\n      account {\n        id\n        available\n        revision\n      }\n    }\n  }\n": typeof types.AdminUserBalanceDocument,
    "\n  mutation SetCredits($input: SetCreditsInput!) {\n    setCredits(input: $input) {\n      position\n      user {\n        ...AdminUserRow\n      }\n      account {\n        ...AccountCredits\n      }\n    }\n  }\n": typeof types.SetCreditsDocument,
    "\n  query FailingProcesses {\n    failingProcesses {\n      name\n      failures\n      stalledSince\n    }\n  }\n": typeof types.FailingProcessesDocument,
    "\n  query Failures($process: String, $first: Int, $after: String) {\n    failures(process: $process, first: $first, after: $after) {\n      edges {\n        cursor\n        node {\n          ...ListedFailure\n        }\n      }\n      pageInfo {\n        ...PageFields\n      }\n    }\n  }\n": typeof types.FailuresDocument,
    "\n  mutation RetryFailure($id: ID!, $idempotencyKey: String) {\n    retryFailure(id: $id, idempotencyKey: $idempotencyKey) {\n      id\n      position\n    }\n  }\n": typeof types.RetryFailureDocument,
    "\n  mutation DismissFailure($id: ID!, $idempotencyKey: String) {\n    dismissFailure(id: $id, idempotencyKey: $idempotencyKey) {\n      id\n      position\n    }\n  }\n": typeof types.DismissFailureDocument,
    "\n  mutation RetryFailures($process: String!, $idempotencyKey: String) {\n    retryFailures(process: $process, idempotencyKey: $idempotencyKey) {\n      process\n      position\n    }\n  }\n": typeof types.RetryFailuresDocument,
    "\n  query OpenErasureSteps {\n    openErasureSteps {\n      userId\n      step\n      outside\n      problem\n      code\n      failures\n      since\n      retryAt\n    }\n  }\n": typeof types.OpenErasureStepsDocument,
    "\n  mutation RetryErasure($userId: ID!) {\n    retryErasure(userId: $userId) {\n      userId\n      position\n    }\n  }\n": typeof types.RetryErasureDocument,
    "\n  query SystemStatus {\n    systemStatus {\n      engines {\n        port\n        name\n        external\n        problem\n      }\n      projections {\n        name\n        version\n        state\n        position\n        lag\n        behind\n        progress\n        error\n      }\n      logHead\n      logFinding\n    }\n  }\n": typeof types.SystemStatusDocument,
    "\n  fragment ListedFailure on Failure {\n    id\n    process\n    eventType\n    eventId\n    eventPosition\n    ownerId\n    owner\n    kind\n    reason\n    attempts\n    since\n    retryAt\n  }\n": typeof types.ListedFailureFragmentDoc,
    "\n  mutation RequestTestRun($idempotencyKey: String) {\n    requestTestRun(idempotencyKey: $idempotencyKey) {\n      runId\n      position\n    }\n  }\n": typeof types.RequestTestRunDocument,
    "\n  query TestRuns {\n    testRuns {\n      id\n      timestamp\n      status\n      successRate\n      totalScenarios\n      totalRevenue\n      totalCredits\n      totalDuration\n      results {\n        scenario\n        success\n        totalAmount\n        finalCredits\n        duration\n        errors\n      }\n    }\n  }\n": typeof types.TestRunsDocument,
    "\n  fragment AdminUserRow on AdminUser {\n    id\n    username\n    email\n    displayName\n    credits\n    creditsHeld\n    debt\n    totalVideos\n    totalAvatars\n    subscriptionStatus\n    accountSuspended\n    suspendedBy\n    deletionAt\n    isAdmin\n    roles\n    createdAt\n  }\n": typeof types.AdminUserRowFragmentDoc,
    "\n  mutation SuspendAccount($input: AccountSuspensionInput!) {\n    suspendAccount(input: $input) {\n      user {\n        ...AdminUserRow\n      }\n    }\n  }\n": typeof types.SuspendAccountDocument,
    "\n  mutation ReactivateAccount($input: AccountSuspensionInput!) {\n    reactivateAccount(input: $input) {\n      user {\n        ...AdminUserRow\n      }\n    }\n  }\n": typeof types.ReactivateAccountDocument,
    "\n  mutation GrantRole($input: ChangeRoleInput!) {\n    grantRole(input: $input) {\n      user {\n        ...AdminUserRow\n      }\n    }\n  }\n": typeof types.GrantRoleDocument,
    "\n  mutation RevokeRole($input: ChangeRoleInput!) {\n    revokeRole(input: $input) {\n      user {\n        ...AdminUserRow\n      }\n      sessionsEnded\n    }\n  }\n": typeof types.RevokeRoleDocument,
    "\n  mutation DeleteUserVideo($input: DeleteUserVideoInput!) {\n    deleteUserVideo(input: $input) {\n      id\n      user {\n        ...AdminUserRow\n      }\n    }\n  }\n": typeof types.DeleteUserVideoDocument,
    "\n  query AdminUserDetail($id: ID!) {\n    adminUser(id: $id) {\n      ...AdminUserRow\n      creditsUsed\n      digitalTwinCredits\n      videos {\n        id\n        title\n        propertyAddress\n        status\n        createdAt\n      }\n      avatars {\n        id\n        name\n        type\n        status\n      }\n    }\n  }\n": typeof types.AdminUserDetailDocument,
    "\n  query AdminUsers(\n    $first: Int\n    $after: String\n    $search: String\n    $role: Role\n    $status: AccountStatus\n    $order: AgeOrder\n  ) {\n    adminUsers(first: $first, after: $after, search: $search, role: $role, status: $status, order: $order) {\n      totalCount\n      edges {\n        cursor\n        node {\n          ...AdminUserRow\n        }\n      }\n      pageInfo {\n        ...PageFields\n      }\n    }\n  }\n": typeof types.AdminUsersDocument,
    "\n  mutation RetryUserVideo($input: RetryUserVideoInput!) {\n    retryUserVideo(input: $input) {\n      video {\n        id\n        status\n      }\n    }\n  }\n": typeof types.RetryUserVideoDocument,
    "\n  query AdminVideo($id: ID!) {\n    adminVideo(id: $id) {\n      video {\n        id\n        title\n        status\n        propertyAddress\n        avatarId\n        duration\n        errorMessage\n        creditsHeld\n        creditsUsed\n        createdAt\n      }\n      owner {\n        id\n        email\n        username\n        displayName\n      }\n      costCents\n      watchUrl\n      events {\n        id\n        time\n        type\n        text\n        actor\n      }\n    }\n  }\n": typeof types.AdminVideoDocument,
    "\n  query AdminVideos($first: Int, $after: String, $status: VideoStatusFilter, $order: AgeOrder) {\n    adminVideos(first: $first, after: $after, status: $status, order: $order) {\n      totalCount\n      edges {\n        cursor\n        node {\n          id\n          title\n          status\n          propertyAddress\n          createdAt\n          owner {\n            id\n            username\n            email\n            displayName\n          }\n        }\n      }\n      pageInfo {\n        ...PageFields\n      }\n    }\n  }\n": typeof types.AdminVideosDocument,
    "\n  query SignInDebug {\n    signInDebug {\n      domain\n      clientId\n      hosted\n    }\n  }\n": typeof types.SignInDebugDocument,
    "\n  query SavedCard {\n    savedCard {\n      brand\n      last4\n      expMonth\n      expYear\n    }\n  }\n": typeof types.SavedCardDocument,
    "\n  query Billing {\n    billingSubscription {\n      id\n      status\n      plan {\n        nickname\n        amount\n        interval\n        credits\n      }\n      currentPeriodStart\n      currentPeriodEnd\n      cancelAtPeriodEnd\n      endsAt\n      autoRenewPaused\n      planCreditsPauseAt\n    }\n    billingHistory {\n      id\n      description\n      createdAt\n      amountCents\n      lines {\n        description\n        amountCents\n      }\n      parts {\n        kind\n        amountCents\n      }\n      refundedCents\n      creditedCents\n      status\n      invoicePdf\n    }\n  }\n": typeof types.BillingDocument,
    "\n  subscription BillingUpdates {\n    accountUpdates {\n      ... on SubscriptionUpdated {\n        position\n      }\n    }\n  }\n": typeof types.BillingUpdatesDocument,
    "\n  mutation CancelSubscription {\n    cancelSubscription {\n      subscription {\n        id\n        cancelAtPeriodEnd\n      }\n      position\n    }\n  }\n": typeof types.CancelSubscriptionDocument,
    "\n  mutation ReactivateSubscription {\n    reactivateSubscription {\n      subscription {\n        id\n        cancelAtPeriodEnd\n      }\n      position\n    }\n  }\n": typeof types.ReactivateSubscriptionDocument,
    "\n  mutation OpenCustomerPortal {\n    openCustomerPortal {\n      url\n      position\n    }\n  }\n": typeof types.OpenCustomerPortalDocument,
    "\n  query LibrarySize {\n    libraryVideoCount\n  }\n": typeof types.LibrarySizeDocument,
    "\n  query Analytics {\n    analytics(weeks: 12) {\n      id\n      weeks {\n        week\n        watched {\n          ...WatchedFields\n        }\n        made {\n          videos\n          creditsUsed\n        }\n      }\n      watched {\n        ...WatchedFields\n      }\n      made {\n        videos\n        waitSeconds\n        renderSeconds\n        creditsUsed\n      }\n    }\n  }\n": typeof types.AnalyticsDocument,
    "\n  query Dashboard {\n    videoStats {\n      id\n      total\n      pending\n      processing\n      ready\n      failed\n    }\n    videos(first: 3) {\n      edges {\n        cursor\n        node {\n          ...LiveVideo\n        }\n      }\n      pageInfo {\n        ...PageFields\n      }\n    }\n  }\n": typeof types.DashboardDocument,
    "\n  query LibraryOutline($id: ID!) {\n    libraryVideo(id: $id) {\n      id\n      title\n      outline\n    }\n  }\n": typeof types.LibraryOutlineDocument,
    "\n  query VideoToCopy($id: ID!) {\n    video(id: $id) {\n      id\n      title\n      propertyAddress\n      script\n      avatarId\n      screenShareUrl\n      imageUrls\n      pictureCaptions\n      pictureTexts\n      pictureScenes\n      look {\n        format\n        placement\n        captions\n        resolution\n        music\n      }\n    }\n  }\n": typeof types.VideoToCopyDocument,
    "\n  query VideoDraft($template: VideoTemplate!) {\n    videoDraft(template: $template) {\n      template\n      content\n      revision\n      savedAt\n    }\n  }\n": typeof types.VideoDraftDocument,
    "\n  mutation SaveVideoDraft($input: SaveVideoDraftInput!) {\n    saveVideoDraft(input: $input) {\n      template\n      revision\n      savedAt\n    }\n  }\n": typeof types.SaveVideoDraftDocument,
    "\n  mutation RemoveVideoDraft($template: VideoTemplate!) {\n    removeVideoDraft(template: $template) {\n      template\n    }\n  }\n": typeof types.RemoveVideoDraftDocument,
    "\n  query LenderScriptLengths {\n    lenderScriptLengths {\n      length\n      fromSeconds\n      toSeconds\n      credits\n    }\n  }\n": typeof types.LenderScriptLengthsDocument,
    "\n  query SampleFeeSheets {\n    sampleFeeSheets {\n      id\n      title\n      format\n      url\n    }\n  }\n": typeof types.SampleFeeSheetsDocument,
    "\n  query FeeSheet($id: ID!) {\n    feeSheet(id: $id) {\n      id\n      name\n      deletedAt\n      pagesInFile\n      pages {\n        number\n        aspect\n        pictureUrl\n        lines\n      }\n      figures {\n        key\n        label\n        kind\n        value\n        question\n        alternatives\n        page\n        line\n        text\n        left\n        top\n        width\n        height\n      }\n    }\n  }\n": typeof types.FeeSheetDocument,
    "\n  mutation DeleteFeeSheet($id: ID!) {\n    deleteFeeSheet(id: $id) {\n      id\n      position\n    }\n  }\n": typeof types.DeleteFeeSheetDocument,
    "\n  mutation GenerateLenderScript($input: GenerateLenderScriptInput!) {\n    generateLenderScript(input: $input) {\n      script\n      title\n      duration\n      creditsNeeded\n      figures {\n        label\n        value\n        source\n      }\n      placeholders\n    }\n  }\n": typeof types.GenerateLenderScriptDocument,
    "\n  query MediaChecks($urls: [String!]!) {\n    mediaChecks(urls: $urls) {\n      url\n      kind\n      problem\n    }\n  }\n": typeof types.MediaChecksDocument,
    "\n  query Storyboard($input: StoryboardInput!) {\n    storyboard(input: $input) {\n      text\n      pictures\n      facts\n    }\n  }\n": typeof types.StoryboardDocument,
    "\n  mutation StartVideo($input: StartVideoInput!) {\n    startVideo(input: $input) {\n      position\n      creditsReserved\n      creditsAvailable\n      account {\n        ...AccountCredits\n      }\n      video {\n        ...LiveVideo\n      }\n    }\n  }\n": typeof types.StartVideoDocument,
    "\n  query SampleListings {\n    sampleListings {\n      id\n      title\n      address\n      url\n      imageUrl\n      template\n    }\n  }\n": typeof types.SampleListingsDocument,
    "\n  query ScriptTools {\n    scriptTools {\n      writer\n      canTranslate\n      translationNote\n    }\n  }\n": typeof types.ScriptToolsDocument,
    "\n  mutation PreviewVoice($script: String!, $avatarId: ID!) {\n    previewVoice(script: $script, avatarId: $avatarId) {\n      sentence\n      audio\n      natural\n    }\n  }\n": typeof types.PreviewVoiceDocument,
    "\n  mutation GenerateScript($input: GenerateScriptInput!) {\n    generateScript(input: $input) {\n      script\n      title\n      propertyAddress\n      duration\n      creditsNeeded\n      facts {\n        name\n        value\n        source\n      }\n      openFacts {\n        name\n        placeholder\n        phrase\n        question\n        candidates {\n          value\n          words\n          source\n          place\n        }\n      }\n      lengths {\n        length\n        seconds\n        reached\n      }\n      notes\n      imageUrls\n      imageTexts\n      placeholders\n    }\n  }\n": typeof types.GenerateScriptDocument,
    "\n  query ScriptEstimate($script: String!) {\n    scriptEstimate(script: $script) {\n      duration\n      seconds\n      creditsNeeded\n      wordCount\n      placeholders\n      warnings\n    }\n  }\n": typeof types.ScriptEstimateDocument,
    "\n  mutation OptimizeScript($script: String!) {\n    optimizeScript(script: $script) {\n      script\n      changes\n    }\n  }\n": typeof types.OptimizeScriptDocument,
    "\n  mutation TranslateScript($script: String!, $language: ScriptLanguage!) {\n    translateScript(script: $script, language: $language) {\n      script\n      changes\n    }\n  }\n": typeof types.TranslateScriptDocument,
    "\n  query ShareableVideos {\n    videos(first: 5, status: READY) {\n      edges {\n        node {\n          id\n          title\n          propertyAddress\n          share {\n            url\n            hasExpired\n          }\n        }\n      }\n    }\n  }\n": typeof types.ShareableVideosDocument,
    "\n  query AccessTokens {\n    accessTokens {\n      limit\n      scopes {\n        name\n        description\n      }\n      tokens {\n        ...AccessTokenFields\n      }\n      refusals {\n        tokenId\n        call\n        reason\n        at\n      }\n    }\n  }\n  fragment AccessTokenFields on AccessToken {\n    id\n    name\n    scopes\n    createdAt\n    expiresAt\n    lastUsedAt\n    ended\n  }\n": typeof types.AccessTokensDocument,
    "\n  mutation CreateAccessToken($input: CreateAccessTokenInput!, $idempotencyKey: String) {\n    createAccessToken(input: $input, idempotencyKey: $idempotencyKey) {\n      token {\n        id\n      }\n      secret\n      position\n    }\n  }\n": typeof types.CreateAccessTokenDocument,
    "\n  mutation RevokeAccessToken($id: ID!) {\n    revokeAccessToken(id: $id) {\n      id\n      position\n    }\n  }\n": typeof types.RevokeAccessTokenDocument,
    "\n  query Integrations {\n    integrationStatus {\n      webhookCount\n      emailConfigured\n      emailService\n      exportTypes\n      sharePlatforms\n    }\n    webhooks {\n      limit\n      webhooks {\n        ...WebhookFields\n      }\n    }\n  }\n  fragment WebhookFields on Webhook {\n    id\n    url\n    events\n    isActive\n    createdAt\n    failingSince\n    disabledFor\n    previousSecretUntil\n  }\n": typeof types.IntegrationsDocument,
    "\n  query RecentExports {\n    tableExports {\n      id\n      type\n      format\n      status\n      rows\n      startedAt\n      endedAt\n    }\n  }\n": typeof types.RecentExportsDocument,
    "\n  mutation CreateWebhook($input: CreateWebhookInput!, $idempotencyKey: String) {\n    createWebhook(input: $input, idempotencyKey: $idempotencyKey) {\n      webhook {\n        ...WebhookFields\n      }\n      secret\n      position\n    }\n  }\n": typeof types.CreateWebhookDocument,
    "\n  mutation UpdateWebhook($id: ID!, $input: UpdateWebhookInput!) {\n    updateWebhook(id: $id, input: $input) {\n      webhook {\n        ...WebhookFields\n      }\n      position\n    }\n  }\n": typeof types.UpdateWebhookDocument,
    "\n  mutation DeleteWebhook($id: ID!) {\n    deleteWebhook(id: $id) {\n      id\n      position\n    }\n  }\n": typeof types.DeleteWebhookDocument,
    "\n  mutation RotateWebhookSecret($id: ID!) {\n    rotateWebhookSecret(id: $id) {\n      webhook {\n        ...WebhookFields\n      }\n      secret\n      position\n    }\n  }\n": typeof types.RotateWebhookSecretDocument,
    "\n  mutation TestWebhook($id: ID!) {\n    testWebhook(id: $id) {\n      delivery {\n        ...DeliveryFields\n      }\n      position\n    }\n  }\n": typeof types.TestWebhookDocument,
    "\n  query WebhookDeliveries($webhookId: ID!, $first: Int, $after: String) {\n    webhookDeliveries(webhookId: $webhookId, first: $first, after: $after) {\n      edges {\n        cursor\n        node {\n          ...DeliveryFields\n        }\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n  fragment DeliveryFields on WebhookDelivery {\n    id\n    webhookId\n    eventType\n    status\n    attempts\n    requestedAt\n    nextAttemptAt\n    answerStatus\n    problem\n    settledAt\n  }\n": typeof types.WebhookDeliveriesDocument,
    "\n  query WebhookDelivery($id: ID!) {\n    webhookDelivery(id: $id) {\n      id\n      details {\n        body\n        log {\n          endedAt\n          delivered\n          duration\n          status\n          problem\n          answer\n        }\n      }\n    }\n  }\n": typeof types.WebhookDeliveryDocument,
    "\n  mutation ResendWebhookDelivery($id: ID!) {\n    resendWebhookDelivery(id: $id) {\n      delivery {\n        ...DeliveryFields\n      }\n      position\n    }\n  }\n": typeof types.ResendWebhookDeliveryDocument,
    "\n  mutation SendTestMail($input: SendTestMailInput!) {\n    sendTestMail(input: $input) {\n      position\n    }\n  }\n": typeof types.SendTestMailDocument,
    "\n  mutation MarkLeadRead($id: ID!) {\n    markLeadRead(id: $id) {\n      position\n      lead {\n        ...LeadFields\n      }\n    }\n  }\n": typeof types.MarkLeadReadDocument,
    "\n  mutation DeleteLead($id: ID!) {\n    deleteLead(id: $id) {\n      id\n      position\n    }\n  }\n": typeof types.DeleteLeadDocument,
    "\n  query Leads($after: String) {\n    leads(after: $after) {\n      edges {\n        cursor\n        node {\n          ...LeadFields\n        }\n      }\n      pageInfo {\n        ...PageFields\n      }\n    }\n  }\n  fragment LeadFields on Lead {\n    id\n    name\n    email\n    phone\n    message\n    language\n    isRead\n    receivedAt\n    videoId\n    video {\n      id\n      title\n    }\n  }\n": typeof types.LeadsDocument,
    "\n  query TwinPrice {\n    quote(input: { planId: \"digital-twin\" }) {\n      totalCents\n    }\n  }\n": typeof types.TwinPriceDocument,
    "\n  query VideoAnalytics($id: ID!) {\n    video(id: $id) {\n      id\n      analytics {\n        watched {\n          ...WatchedFields\n        }\n      }\n    }\n  }\n": typeof types.VideoAnalyticsDocument,
    "\n  query VideoCounts {\n    videoStats {\n      id\n      total\n      pending\n      processing\n      ready\n      failed\n    }\n  }\n": typeof types.VideoCountsDocument,
    "\n  query QueuePlace($id: ID!) {\n    video(id: $id) {\n      id\n      videosAhead\n    }\n  }\n": typeof types.QueuePlaceDocument,
    "\n  mutation RenameVideo($id: ID!, $title: String!) {\n    renameVideo(id: $id, title: $title) {\n      position\n      video {\n        ...LiveVideo\n      }\n    }\n  }\n": typeof types.RenameVideoDocument,
    "\n  query Versions($search: String!) {\n    videos(first: 48, search: $search) {\n      edges {\n        cursor\n        node {\n          id\n          title\n          propertyAddress\n          status\n          thumbnailUrl\n          language\n          look {\n            format\n          }\n        }\n      }\n    }\n  }\n": typeof types.VersionsDocument,
    "\n  query WatchedVideo($id: ID!) {\n    video(id: $id) {\n      ...LiveVideo\n    }\n  }\n": typeof types.WatchedVideoDocument,
    "\n  mutation ExportVideo($id: ID!, $format: ExportFormat!) {\n    exportVideo(id: $id, format: $format) {\n      position\n      export {\n        format\n        status\n        downloadUrl\n      }\n      video {\n        ...LiveVideo\n      }\n    }\n  }\n": typeof types.ExportVideoDocument,
    "\n  query VideoShare($id: ID!) {\n    video(id: $id) {\n      id\n      shareUrl\n      share {\n        url\n        embedCode\n        qrCodeUrl\n        expiresAt\n        hasExpired\n        isProtected\n        showsAddress\n        takesTours\n      }\n    }\n  }\n": typeof types.VideoShareDocument,
    "\n  mutation ChangeShareLink($id: ID!, $input: ShareLinkInput!) {\n    changeShareLink(id: $id, input: $input) {\n      position\n    }\n  }\n": typeof types.ChangeShareLinkDocument,
    "\n  mutation RevokeShareLink($id: ID!) {\n    revokeShareLink(id: $id) {\n      position\n    }\n  }\n": typeof types.RevokeShareLinkDocument,
    "\n  mutation RefreshVideo($id: ID!) {\n    refreshVideo(id: $id) {\n      position\n      video {\n        ...LiveVideo\n      }\n    }\n  }\n": typeof types.RefreshVideoDocument,
    "\n  mutation DeleteVideo($id: ID!) {\n    deleteVideo(id: $id) {\n      id\n      position\n      account {\n        ...AccountCredits\n      }\n    }\n  }\n": typeof types.DeleteVideoDocument,
    "\n  mutation DeleteVideos($ids: [ID!]!) {\n    deleteVideos(ids: $ids) {\n      deleted\n      position\n      skipped {\n        id\n        reason\n      }\n      account {\n        ...AccountCredits\n      }\n    }\n  }\n": typeof types.DeleteVideosDocument,
    "\n  mutation RestoreVideos($ids: [ID!]!) {\n    restoreVideos(ids: $ids) {\n      restored\n      position\n      skipped {\n        id\n        reason\n      }\n      account {\n        ...AccountCredits\n      }\n    }\n  }\n": typeof types.RestoreVideosDocument,
    "\n  query VideoSelection($status: VideoStatusFilter, $search: String) {\n    videoSelection(status: $status, search: $search) {\n      hasMore\n      videos {\n        id\n        title\n        status\n        creditsHeld\n        deletionCredits\n      }\n    }\n  }\n": typeof types.VideoSelectionDocument,
    "\n  query VideoList($first: Int, $after: String, $status: VideoStatusFilter, $search: String, $sort: VideoSort) {\n    videos(first: $first, after: $after, status: $status, search: $search, sort: $sort) {\n      edges {\n        cursor\n        node {\n          ...LiveVideo\n        }\n      }\n      pageInfo {\n        ...PageFields\n      }\n    }\n  }\n": typeof types.VideoListDocument,
    "\n  query OutboxMail($id: ID!) {\n    outboxMail(id: $id) {\n      id\n      status\n      reason\n      content {\n        to\n        subject\n        text\n      }\n    }\n  }\n": typeof types.OutboxMailDocument,
    "\n  mutation RecordMailBounce($id: ID!) {\n    recordMailBounce(id: $id) {\n      mail {\n        id\n        status\n        code\n      }\n    }\n  }\n": typeof types.RecordMailBounceDocument,
    "\n  mutation AllowMailAddress($id: ID!) {\n    allowMailAddress(id: $id) {\n      mail {\n        id\n      }\n    }\n  }\n": typeof types.AllowMailAddressDocument,
    "\n  query MailTemplates {\n    mailTemplates {\n      name\n      label\n      category\n      sample {\n        subject\n        text\n      }\n    }\n  }\n": typeof types.MailTemplatesDocument,
    "\n  query MailService {\n    mailService {\n      name\n      external\n      canReadOutbox\n      types {\n        name\n        label\n      }\n    }\n  }\n": typeof types.MailServiceDocument,
    "\n  query Outbox($after: String, $template: String, $status: MailStatus) {\n    outbox(first: 50, after: $after, template: $template, status: $status) {\n      edges {\n        cursor\n        node {\n          id\n          template\n          label\n          isTest\n          status\n          failures\n          requestedAt\n          retryAt\n          reason\n          code\n          content {\n            to\n            subject\n          }\n        }\n      }\n      pageInfo {\n        ...PageFields\n      }\n    }\n  }\n": typeof types.OutboxDocument,
    "\n  query PasswordResetLink($token: String!) {\n    passwordResetLinkWorks(token: $token)\n  }\n": typeof types.PasswordResetLinkDocument,
    "\n  query AccountSubscription {\n    viewer {\n      subscriptionStatus\n    }\n  }\n": typeof types.AccountSubscriptionDocument,
    "\n  query MailPreferences {\n    mailPreferences {\n      template\n      label\n      wanted\n    }\n  }\n": typeof types.MailPreferencesDocument,
    "\n  mutation SetMailPreference($input: SetMailPreferenceInput!) {\n    setMailPreference(input: $input) {\n      preferences {\n        template\n        label\n        wanted\n      }\n      position\n    }\n  }\n": typeof types.SetMailPreferenceDocument,
    "\n  query PasswordManagement {\n    waysToConfirm {\n      atProvider\n    }\n  }\n": typeof types.PasswordManagementDocument,
    "\n  mutation RemoveProfilePicture {\n    removeProfilePicture {\n      position\n      user {\n        ...ViewerUser\n      }\n    }\n  }\n": typeof types.RemoveProfilePictureDocument,
    "\n  mutation UpdateProfile($input: UpdateProfileInput!) {\n    updateProfile(input: $input) {\n      position\n      emailPending\n      user {\n        ...ViewerUser\n      }\n    }\n  }\n": typeof types.UpdateProfileDocument,
    "\n  query SignInFactors {\n    signInFactors {\n      ...SignInFactorsFields\n    }\n  }\n": typeof types.SignInFactorsDocument,
    "\n  fragment SignInFactorsFields on SignInFactors {\n    atProvider\n    passkeysAvailable\n    secondFactor {\n      enabledAt\n      recoveryCodesLeft\n    }\n    passkeys {\n      id\n      name\n      createdAt\n      lastUsedAt\n    }\n  }\n": typeof types.SignInFactorsFieldsFragmentDoc,
    "\n  mutation StartSecondFactor {\n    startSecondFactor {\n      secret\n      uri\n      qrCode\n    }\n  }\n": typeof types.StartSecondFactorDocument,
    "\n  mutation EnableSecondFactor($input: EnableSecondFactorInput!) {\n    enableSecondFactor(input: $input) {\n      recoveryCodes\n      signInFactors {\n        ...SignInFactorsFields\n      }\n    }\n  }\n": typeof types.EnableSecondFactorDocument,
    "\n  mutation DisableSecondFactor {\n    disableSecondFactor {\n      signInFactors {\n        ...SignInFactorsFields\n      }\n    }\n  }\n": typeof types.DisableSecondFactorDocument,
    "\n  mutation RenewRecoveryCodes {\n    renewRecoveryCodes {\n      recoveryCodes\n      signInFactors {\n        ...SignInFactorsFields\n      }\n    }\n  }\n": typeof types.RenewRecoveryCodesDocument,
    "\n  mutation StartPasskey {\n    startPasskey {\n      options\n    }\n  }\n": typeof types.StartPasskeyDocument,
    "\n  mutation AddPasskey($input: AddPasskeyInput!) {\n    addPasskey(input: $input) {\n      signInFactors {\n        ...SignInFactorsFields\n      }\n    }\n  }\n": typeof types.AddPasskeyDocument,
    "\n  mutation RenamePasskey($input: RenamePasskeyInput!) {\n    renamePasskey(input: $input) {\n      signInFactors {\n        ...SignInFactorsFields\n      }\n    }\n  }\n": typeof types.RenamePasskeyDocument,
    "\n  mutation RemovePasskey($input: RemovePasskeyInput!) {\n    removePasskey(input: $input) {\n      signInFactors {\n        ...SignInFactorsFields\n      }\n    }\n  }\n": typeof types.RemovePasskeyDocument,
    "\n  query DeletionGrace {\n    viewer {\n      deletionGraceDays\n    }\n  }\n": typeof types.DeletionGraceDocument,
    "\n  mutation RequestAccountDeletion($confirmation: String!) {\n    requestAccountDeletion(input: { confirmation: $confirmation }) {\n      position\n      user {\n        ...ViewerUser\n      }\n    }\n  }\n": typeof types.RequestAccountDeletionDocument,
    "\n  mutation ExportOwnData {\n    exportOwnData {\n      url\n      expiresAt\n      mediaBytes\n    }\n  }\n": typeof types.ExportOwnDataDocument,
    "\n  mutation PauseAccount {\n    pauseAccount(input: {}) {\n      position\n      user {\n        ...ViewerUser\n      }\n    }\n  }\n": typeof types.PauseAccountDocument,
    "\n  query PlatformSessions {\n    platformSessions {\n      id\n      isCurrent\n      device\n      address\n      createdAt\n      lastSeenAt\n      user {\n        id\n        name\n      }\n    }\n  }\n": typeof types.PlatformSessionsDocument,
    "\n  query SecuritySettings {\n    securitySettings {\n      generalLimit\n      authenticationLimit\n      sessionTimeoutMinutes\n    }\n  }\n": typeof types.SecuritySettingsDocument,
    "\n  mutation SetRateLimits($input: SetRateLimitsInput!) {\n    setRateLimits(input: $input) {\n      settings {\n        generalLimit\n        authenticationLimit\n        sessionTimeoutMinutes\n      }\n    }\n  }\n": typeof types.SetRateLimitsDocument,
    "\n  mutation SetSessionTimeout($input: SetSessionTimeoutInput!) {\n    setSessionTimeout(input: $input) {\n      settings {\n        generalLimit\n        authenticationLimit\n        sessionTimeoutMinutes\n      }\n    }\n  }\n": typeof types.SetSessionTimeoutDocument,
    "\n  mutation EndSessions($input: EndSessionsInput!) {\n    endSessions(input: $input) {\n      sessionsEnded\n    }\n  }\n": typeof types.EndSessionsDocument,
    "\n  query Statement($after: String, $kind: StatementKind, $before: DateTime) {\n    statement(after: $after, kind: $kind, before: $before) {\n      totalCount\n      edges {\n        cursor\n        node {\n          id\n          time\n          kind\n          amount\n          change\n          balanceAfter\n          debtAfter\n          description\n          reason\n          videoId\n          paymentId\n        }\n      }\n      pageInfo {\n        ...PageFields\n      }\n    }\n  }\n": typeof types.StatementDocument,
    "\n  query MailUnsubscription($token: String!) {\n    mailUnsubscription(token: $token) {\n      label\n      wanted\n    }\n  }\n": typeof types.MailUnsubscriptionDocument,
    "\n  mutation Unsubscribe($input: UnsubscribeInput!) {\n    unsubscribe(input: $input) {\n      label\n      wanted\n    }\n  }\n": typeof types.UnsubscribeDocument,
    "\n  query Library($category: LibraryCategory, $search: String) {\n    libraryVideos(category: $category, search: $search) {\n      id\n      title\n      description\n      category\n      duration\n      videoUrl\n      thumbnailUrl\n      captionsUrl\n      chapters {\n        start\n        title\n      }\n      tags\n      viewCount\n    }\n  }\n": typeof types.LibraryDocument,
    "\n  mutation WatchLibraryVideo($id: ID!) {\n    watchLibraryVideo(id: $id) {\n      position\n      video {\n        id\n        viewCount\n      }\n    }\n  }\n": typeof types.WatchLibraryVideoDocument,
};
const documents: Documents = {
    "\n  fragment PageFields on PageInfo {\n    hasNextPage\n    hasPreviousPage\n    startCursor\n    endCursor\n  }\n": types.PageFieldsFragmentDoc,
    "\n  query ConsoleSearch($search: String!) {\n    consoleSearch(search: $search) {\n      totalCustomers\n      customers {\n        customer {\n          id\n          name\n          email\n        }\n        credits\n        accountSuspended\n        match {\n          ...MatchFields\n        }\n      }\n      videos {\n        id\n        title\n        propertyAddress\n        status\n        customer {\n          id\n          name\n          email\n        }\n        match {\n          ...MatchFields\n        }\n      }\n      payments {\n        id\n        description\n        amountCents\n        status\n        createdAt\n        customer {\n          id\n          name\n          email\n        }\n        match {\n          ...MatchFields\n        }\n      }\n      mails {\n        id\n        label\n        status\n        requestedAt\n        customer {\n          id\n          name\n          email\n        }\n        match {\n          ...MatchFields\n        }\n      }\n    }\n  }\n": types.ConsoleSearchDocument,
    "\n  fragment MatchFields on SearchMatch {\n    field\n    text\n    start\n    length\n  }\n": types.MatchFieldsFragmentDoc,
    "\n  query Attention {\n    attention {\n      kind\n      count\n      more\n      items {\n        id\n        title\n        detail\n        since\n        customer {\n          id\n          name\n          email\n          erased\n        }\n        assignee\n      }\n    }\n  }\n": types.AttentionDocument,
    "\n  subscription AccountUpdates($after: Position) {\n    accountUpdates(after: $after) {\n      ... on VideoChanged {\n        position\n        cursor\n        video {\n          ...LiveVideo\n        }\n      }\n      ... on VideoRemoved {\n        position\n        cursor\n        videoId\n      }\n      ... on LeadChanged {\n        position\n        cursor\n        unreadLeads\n      }\n      ... on CreditsChanged {\n        position\n        cursor\n        account {\n          ...AccountCredits\n        }\n      }\n      ... on ProfileUpdated {\n        position\n        cursor\n        user {\n          ...ViewerUser\n        }\n      }\n      ... on AvatarChanged {\n        position\n        cursor\n        avatarId\n      }\n      ... on TwinCreditsChanged {\n        position\n        cursor\n        twinCredits {\n          ...TwinCredits\n        }\n      }\n      ... on SubscriptionUpdated {\n        position\n        cursor\n        status\n      }\n      ... on PaymentCompleted {\n        position\n        cursor\n        paymentId\n        amountCents\n        creditsAdded\n        account {\n          ...AccountCredits\n        }\n      }\n    }\n  }\n": types.AccountUpdatesDocument,
    "\n  mutation ResumeAccount {\n    resumeAccount(input: {}) {\n      position\n      user {\n        ...ViewerUser\n      }\n    }\n  }\n": types.ResumeAccountDocument,
    "\n  mutation CancelAccountDeletion {\n    cancelAccountDeletion(input: {}) {\n      position\n      user {\n        ...ViewerUser\n      }\n    }\n  }\n": types.CancelAccountDeletionDocument,
    "\n  mutation SaveLanguage($language: String!) {\n    updateProfile(input: { language: $language }) {\n      user {\n        id\n        language\n      }\n    }\n  }\n": types.SaveLanguageDocument,
    "\n  query Viewer {\n    viewer {\n      isAdmin\n      position\n      roles\n      user {\n        ...ViewerUser\n      }\n      account {\n        ...AccountCredits\n      }\n    }\n    product {\n      version\n      supportEmail\n      salesEmail\n      privacyUrl\n      ethicsUrl\n    }\n  }\n": types.ViewerDocument,
    "\n  fragment ViewerUser on User {\n    id\n    email\n    emailVerified\n    emailPending\n    username\n    firstName\n    displayName\n    phoneNumber\n    profilePictureUrl\n    language\n    createdAt\n    accountSuspended\n    suspendedBy\n    deletionAt\n  }\n": types.ViewerUserFragmentDoc,
    "\n  fragment AccountCredits on CreditAccount {\n    id\n    available\n    held\n    used\n    debt\n    lots {\n      id\n      source\n      description\n      available\n      grantedAt\n      expiresAt\n    }\n    position\n  }\n": types.AccountCreditsFragmentDoc,
    "\n  fragment WatchedFields on Watched {\n    views\n    viewers\n    reached25\n    reached50\n    reached75\n    reached100\n    shares\n    exports\n  }\n": types.WatchedFieldsFragmentDoc,
    "\n  fragment WholeBrand on Brand {\n    primaryColour\n    accentColour\n    logoUrl\n    agent {\n      name\n      title\n      company\n      phone\n      email\n      licence\n    }\n  }\n": types.WholeBrandFragmentDoc,
    "\n  query Brand {\n    brand {\n      ...WholeBrand\n    }\n  }\n": types.BrandDocument,
    "\n  mutation ChangeBrand($brand: BrandInput) {\n    changeBrand(brand: $brand) {\n      brand {\n        ...WholeBrand\n      }\n    }\n  }\n": types.ChangeBrandDocument,
    "\n  query Catalog {\n    catalog {\n      version\n      secondsPerHalfCredit\n      bundleValidityDays\n      limits {\n        scriptCharacters\n        titleCharacters\n        addressCharacters\n        urlCharacters\n        videoPictures\n        ownPictures\n        captionCharacters\n        bulkDelete\n      }\n      plan {\n        id\n        name\n        priceCents\n        credits\n        periodDays\n        videosLabel\n        description\n        features\n      }\n      bundles {\n        id\n        name\n        credits\n        priceCents\n        popular\n        videosLabel\n        description\n      }\n      digitalTwin {\n        id\n        name\n        priceCents\n        laterPriceCents\n        clonesVoice\n        hasSample\n      }\n      emailBlast {\n        id\n        name\n        priceCents\n      }\n      arrangesVideos\n      retiredPlanIds\n      scriptLengths {\n        length\n        seconds\n      }\n    }\n  }\n": types.CatalogDocument,
    "\n  query WaysToConfirm {\n    waysToConfirm {\n      atProvider\n      code\n      passkey\n    }\n  }\n": types.WaysToConfirmDocument,
    "\n  mutation ConfirmIdentity($input: ConfirmIdentityInput!) {\n    confirmIdentity(input: $input) {\n      waysToConfirm {\n        atProvider\n        code\n        passkey\n      }\n    }\n  }\n": types.ConfirmIdentityDocument,
    "\n  mutation StartPasskeyConfirmation {\n    startPasskeyConfirmation {\n      options\n    }\n  }\n": types.StartPasskeyConfirmationDocument,
    "\n  fragment CreditActAccount on AdminUser {\n    id\n    username\n    email\n    displayName\n    credits\n    creditsHeld\n    debt\n    digitalTwinCredits\n    account {\n      id\n      available\n      held\n      debt\n      revision\n    }\n    twinAccount {\n      id\n      available\n      held\n      debt\n      revision\n    }\n  }\n": types.CreditActAccountFragmentDoc,
    "\n  query CreditActAccountOf($id: ID!) {\n    adminUser(id: $id) {\n      ...CreditActAccount\n    }\n  }\n": types.CreditActAccountOfDocument,
    "\n  mutation GiveCredits($input: GiveCreditsInput!) {\n    giveCredits(input: $input) {\n      position\n      user {\n        ...CreditActAccount\n      }\n    }\n  }\n": types.GiveCreditsDocument,
    "\n  mutation TakeCredits($input: TakeCreditsInput!) {\n    takeCredits(input: $input) {\n      position\n      user {\n        ...CreditActAccount\n      }\n    }\n  }\n": types.TakeCreditsDocument,
    "\n  mutation UndoCredits($input: UndoCreditsInput!) {\n    undoCredits(input: $input) {\n      position\n      user {\n        ...CreditActAccount\n      }\n    }\n  }\n": types.UndoCreditsDocument,
    "\n  fragment CreditUndoParts on CreditUndo {\n    id\n    userId\n    asset\n    change\n    obstacle\n  }\n": types.CreditUndoPartsFragmentDoc,
    "\n  fragment TwinCredits on TwinCreditAccount {\n    id\n    available\n    held\n    used\n    debt\n  }\n": types.TwinCreditsFragmentDoc,
    "\n  query TwinCreditsOfViewer {\n    viewer {\n      twinCredits {\n        ...TwinCredits\n      }\n    }\n  }\n": types.TwinCreditsOfViewerDocument,
    "\n  query UnreadLeads {\n    unreadLeads\n  }\n": types.UnreadLeadsDocument,
    "\n  query PaymentSettings {\n    paymentSettings {\n      testMode\n      publishableKey\n    }\n  }\n": types.PaymentSettingsDocument,
    "\n  mutation StartPayment($input: StartPaymentInput!) {\n    startPayment(input: $input) {\n      paymentId\n      clientSecret\n      amountCents\n      position\n    }\n  }\n": types.StartPaymentDocument,
    "\n  mutation ConfirmPayment($paymentId: ID!) {\n    confirmPayment(paymentId: $paymentId) {\n      creditsAdded\n      twinCreditsAdded\n      position\n      payment {\n        id\n        status\n      }\n      account {\n        ...AccountCredits\n      }\n      twinCredits {\n        ...TwinCredits\n      }\n    }\n  }\n": types.ConfirmPaymentDocument,
    "\n  query Avatars {\n    avatars {\n      id\n      name\n      type\n      status\n      description\n      imageUrl\n      posterUrl\n      voiceUrl\n      progress\n      progressEstimated\n      errorMessage\n      consentUrl\n      consentCertificateUrl\n    }\n  }\n": types.AvatarsDocument,
    "\n  query LastAvatar {\n    videos(first: 1) {\n      edges {\n        cursor\n        node {\n          id\n          avatarId\n        }\n      }\n      pageInfo {\n        ...PageFields\n      }\n    }\n  }\n": types.LastAvatarDocument,
    "\n  fragment FigureFields on SecurityFigure {\n    value\n    changePercent\n  }\n": types.FigureFieldsFragmentDoc,
    "\n  query SecurityMetrics($timeRange: SecurityTimeRange!) {\n    securityMetrics(timeRange: $timeRange) {\n      totalRequests {\n        ...FigureFields\n      }\n      blockedRequests {\n        ...FigureFields\n      }\n      activeUsers {\n        ...FigureFields\n      }\n      rateLimitHits {\n        ...FigureFields\n      }\n      failedLogins {\n        ...FigureFields\n      }\n      points {\n        from\n        requests\n        blocked\n        limitHits\n        failedLogins\n      }\n      sessions {\n        active\n        expired\n        startedToday\n        averageSeconds\n      }\n    }\n  }\n": types.SecurityMetricsDocument,
    "\n  fragment AlertFields on SecurityAlert {\n    id\n    type\n    severity\n    title\n    description\n    count\n    raisedAt\n    timestamp\n    address\n    userAgent\n    eventId\n    isOpen\n    acknowledgedAt\n    acknowledgedBy {\n      id\n      name\n    }\n    user {\n      id\n      name\n    }\n  }\n": types.AlertFieldsFragmentDoc,
    "\n  query SecurityAlertGroups($by: SecurityAlertGrouping!) {\n    securityAlertGroups(by: $by) {\n      id\n      by\n      addresses\n      accounts {\n        id\n        name\n      }\n      attempts\n      incidents\n      severity\n      firstAt\n      lastAt\n      isBlocked\n      alerts {\n        id\n        title\n      }\n    }\n  }\n": types.SecurityAlertGroupsDocument,
    "\n  mutation AcknowledgeAlerts($input: AcknowledgeAlertsInput!) {\n    acknowledgeAlerts(input: $input) {\n      alerts {\n        id\n        isOpen\n        acknowledgedAt\n        acknowledgedBy {\n          id\n          name\n        }\n      }\n    }\n  }\n": types.AcknowledgeAlertsDocument,
    "\n  mutation StopAttack($input: StopAttackInput!) {\n    stopAttack(input: $input) {\n      blocked\n      sessionsEnded\n      passwordsVoid\n      passwordsElsewhere\n      alerts {\n        id\n        isOpen\n        acknowledgedAt\n        acknowledgedBy {\n          id\n          name\n        }\n      }\n    }\n  }\n": types.StopAttackDocument,
    "\n  query SignIns($first: Int, $after: String, $address: String, $userId: ID, $outcome: SignInFilter) {\n    signIns(first: $first, after: $after, address: $address, userId: $userId, outcome: $outcome) {\n      edges {\n        cursor\n        node {\n          id\n          time\n          outcome\n          address\n          user {\n            id\n            name\n          }\n        }\n      }\n      pageInfo {\n        ...PageFields\n      }\n    }\n  }\n": types.SignInsDocument,
    "\n  query BlockPreview($address: String!) {\n    blockPreview(address: $address) {\n      network\n      addresses\n      activeCustomers\n      typedAddress\n    }\n  }\n": types.BlockPreviewDocument,
    "\n  query SecurityAlerts($after: String) {\n    securityAlerts(first: 50, after: $after) {\n      edges {\n        cursor\n        node {\n          ...AlertFields\n        }\n      }\n      pageInfo {\n        ...PageFields\n      }\n    }\n  }\n": types.SecurityAlertsDocument,
    "\n  query SecurityAlertDetails($id: ID!, $eventId: ID!, $isAdmin: Boolean!) {\n    securityAlert(id: $id) {\n      ...AlertFields\n      related {\n        id\n        eventId\n        title\n        timestamp\n        count\n      }\n    }\n    logEvent(id: $eventId) @include(if: $isAdmin) {\n      id\n      type\n      stream\n      time\n      actor {\n        kind\n        id\n      }\n    }\n  }\n": types.SecurityAlertDetailsDocument,
    "\n  fragment BlockedFields on BlockedAddress {\n    id\n    address\n    reason\n    blockedAt\n    expiresAt\n  }\n": types.BlockedFieldsFragmentDoc,
    "\n  query BlockedAddresses {\n    blockedAddresses {\n      ...BlockedFields\n    }\n  }\n": types.BlockedAddressesDocument,
    "\n  mutation BlockAddress($input: BlockAddressInput!) {\n    blockAddress(input: $input) {\n      blockedAddresses {\n        ...BlockedFields\n      }\n    }\n  }\n": types.BlockAddressDocument,
    "\n  mutation UnblockAddress($input: UnblockAddressInput!) {\n    unblockAddress(input: $input) {\n      blockedAddresses {\n        ...BlockedFields\n      }\n    }\n  }\n": types.UnblockAddressDocument,
    "\n  query Sessions {\n    sessions {\n      ...SessionRow\n    }\n  }\n": types.SessionsDocument,
    "\n  fragment SessionRow on Session {\n    id\n    isCurrent\n    device\n    address\n    place\n    createdAt\n    lastSeenAt\n  }\n": types.SessionRowFragmentDoc,
    "\n  mutation EndSession($input: EndSessionInput!) {\n    endSession(input: $input) {\n      sessionsEnded\n      sessions {\n        ...SessionRow\n      }\n    }\n  }\n": types.EndSessionDocument,
    "\n  mutation EndOwnSessions($input: EndOwnSessionsInput!) {\n    endOwnSessions(input: $input) {\n      sessionsEnded\n      sessions {\n        ...SessionRow\n      }\n    }\n  }\n": types.EndOwnSessionsDocument,
    "\n  query TwinConsent {\n    twinConsent {\n      statement\n      version\n      unavailable\n    }\n  }\n": types.TwinConsentDocument,
    "\n  mutation CreateAvatar($input: CreateAvatarInput!) {\n    createAvatar(input: $input) {\n      position\n      avatar {\n        id\n        name\n        status\n      }\n    }\n  }\n": types.CreateAvatarDocument,
    "\n  mutation DeleteAvatar($id: ID!) {\n    deleteAvatar(id: $id) {\n      id\n      position\n    }\n  }\n": types.DeleteAvatarDocument,
    "\n  mutation RevokeAvatarConsent($id: ID!) {\n    revokeAvatarConsent(id: $id) {\n      position\n      avatar {\n        id\n        status\n        errorMessage\n        consentRevoked\n      }\n    }\n  }\n": types.RevokeAvatarConsentDocument,
    "\n  mutation ShareVideo($id: ID!) {\n    shareVideo(id: $id) {\n      position\n      shareUrl\n    }\n  }\n": types.ShareVideoDocument,
    "\n  fragment LiveVideo on Video {\n    id\n    title\n    propertyAddress\n    status\n    processingProgress\n    phase\n    progressEstimated\n    errorMessage\n    picturesLeftOut\n    leftOut {\n      url\n      reason\n    }\n    videoUrl\n    thumbnailUrl\n    captionsUrl\n    duration\n    viewCount\n    shareUrl\n    exports {\n      format\n      status\n      progress\n      downloadUrl\n    }\n    createdAt\n    creditsHeld\n    creditsUsed\n    creditsReturned\n    retryCredits\n    deletionCredits\n    madeFrom {\n      id\n      title\n    }\n  }\n": types.LiveVideoFragmentDoc,
    "\n  query OwnPlan {\n    billingSubscription {\n      id\n      status\n    }\n  }\n": types.OwnPlanDocument,
    "\n  query Quote($input: QuoteInput!) {\n    quote(input: $input) {\n      totalCents\n      lines {\n        id\n        description\n        amountCents\n      }\n    }\n  }\n": types.QuoteDocument,
    "\n  fragment LogEventLine on LogEvent {\n    id\n    stream\n    revision\n    position\n    time\n    type\n    history {\n      kind\n      id\n    }\n    actor {\n      kind\n      id\n      label\n    }\n  }\n": types.LogEventLineFragmentDoc,
    "\n  query LogEvent($id: ID!, $after: String) {\n    logEvent(id: $id) {\n      ...LogEventLine\n      cause {\n        ... on LogEvent {\n          ...LogEventLine\n        }\n        ... on Command {\n          id\n          effects(first: 25) {\n            edges {\n              node {\n                ...LogEventLine\n              }\n            }\n          }\n        }\n      }\n      effects(first: 25, after: $after) {\n        edges {\n          cursor\n          node {\n            ...LogEventLine\n          }\n        }\n        pageInfo {\n          ...PageFields\n        }\n      }\n    }\n  }\n": types.LogEventDocument,
    "\n  fragment AuditValueFields on AuditValue {\n    path\n    label\n    value\n    isTime\n    isText\n  }\n": types.AuditValueFieldsFragmentDoc,
    "\n  fragment AuditChangeFields on AuditChange {\n    path\n    label\n    before {\n      ...AuditValueFields\n    }\n    after {\n      ...AuditValueFields\n    }\n  }\n": types.AuditChangeFieldsFragmentDoc,
    "\n  query AuditHistory($kind: AuditKind!, $id: ID!, $revision: Int, $time: DateTime, $ofCredits: Boolean!) {\n    auditHistory(kind: $kind, id: $id, revision: $revision, time: $time) {\n      stream\n      totalEvents\n      firstEventAt\n      lastEventAt\n      revision\n      replayedTo\n      moment\n      obstacle\n      stateOmitted @skip(if: $ofCredits)\n      state @skip(if: $ofCredits) {\n        ...AuditValueFields\n      }\n      balance @include(if: $ofCredits) {\n        available\n        held\n        total\n        debt\n        lapsed\n        issued\n        used\n        expired\n        clawedBack\n        adjustedOut\n        writtenOff\n        lots {\n          lotId\n          source\n          available\n          held\n          expiresAt\n          lapsed\n        }\n        holds {\n          videoId\n          credits\n          placedAt\n        }\n      }\n      curve @include(if: $ofCredits) {\n        revision\n        time\n        available\n        held\n      }\n      events {\n        id\n        revision\n        position\n        time\n        type\n        hash\n        actor {\n          kind\n          id\n          label\n        }\n        selfCredit\n        note\n        undo {\n          ...CreditUndoParts\n        }\n        changes @skip(if: $ofCredits) {\n          ...AuditChangeFields\n        }\n        credits @include(if: $ofCredits) {\n          kind\n          description\n          reason\n          amount\n          videoId\n          paymentId\n          change\n          availableAfter\n          heldAfter\n          debtAfter\n        }\n      }\n    }\n  }\n": types.AuditHistoryDocument,
    "\n  query AuditedCustomer($id: ID!) {\n    customer(id: $id) {\n      id\n      name\n      email\n      erased\n    }\n  }\n": types.AuditedCustomerDocument,
    "\n  query AuditEventStates($kind: AuditKind!, $id: ID!, $revision: Int!) {\n    auditHistory(kind: $kind, id: $id, revision: $revision, earlier: 1, later: 0) {\n      events {\n        id\n        data {\n          ...AuditValueFields\n        }\n        before {\n          ...AuditValueFields\n        }\n        after {\n          ...AuditValueFields\n        }\n      }\n    }\n  }\n": types.AuditEventStatesDocument,
    "\n  query AuditComparison($kind: AuditKind!, $id: ID!, $from: Int!, $to: Int!) {\n    auditComparison(kind: $kind, id: $id, from: $from, to: $to) {\n      from {\n        revision\n        time\n      }\n      to {\n        revision\n        time\n      }\n      changes {\n        ...AuditChangeFields\n      }\n    }\n  }\n": types.AuditComparisonDocument,
    "\n  query AuditVerdict($kind: AuditKind!, $id: ID!) {\n    auditVerdict(kind: $kind, id: $id) {\n      checkedAt\n      events\n      chainIntact\n      chainVerifiedRevision\n      chainVerifiedPosition\n      finding\n      readModelMatches\n      differences\n      keyFingerprint\n    }\n  }\n": types.AuditVerdictDocument,
    "\n  subscription AuditedAccountUpdates($userId: ID!, $after: Position) {\n    accountUpdates(userId: $userId, after: $after) {\n      ... on VideoChanged {\n        position\n        cursor\n      }\n      ... on VideoRemoved {\n        position\n        cursor\n      }\n      ... on CreditsChanged {\n        position\n        cursor\n      }\n      ... on PaymentCompleted {\n        position\n        cursor\n      }\n    }\n  }\n": types.AuditedAccountUpdatesDocument,
    "\n  query AdminAvatars($first: Int, $after: String) {\n    adminAvatars(first: $first, after: $after) {\n      totalCount\n      edges {\n        cursor\n        node {\n          id\n          name\n          type\n          status\n          progress\n          errorMessage\n          createdAt\n          consentCertificateUrl\n          owner {\n            id\n            displayName\n            email\n          }\n        }\n      }\n      pageInfo {\n        ...PageFields\n      }\n    }\n  }\n": types.AdminAvatarsDocument,
    "\n  query StockPresenters {\n    avatars {\n      id\n      name\n      type\n      status\n      description\n      imageUrl\n      posterUrl\n    }\n  }\n": types.StockPresentersDocument,
    "\n  fragment CustomerFields on Customer {\n    id\n    name\n    email\n    username\n    erased\n    createdAt\n    credits\n    creditsHeld\n    creditsUsed\n    debt\n    digitalTwinCredits\n    subscriptionStatus\n    suspendedBy\n    deletionAt\n    roles\n  }\n": types.CustomerFieldsFragmentDoc,
    "\n  query Customer($id: ID!) {\n    customer(id: $id) {\n      ...CustomerFields\n    }\n  }\n": types.CustomerDocument,
    "\n  query CustomerSignIn($userId: ID!) {\n    customerSignIn(userId: $userId) {\n      atProvider\n      hasSecondFactor\n      passkeys\n      sessions {\n        id\n        device\n        address\n        createdAt\n        lastSeenAt\n      }\n    }\n  }\n": types.CustomerSignInDocument,
    "\n  query CreditExplanation($userId: ID!) {\n    creditExplanation(userId: $userId) {\n      credits\n      text\n    }\n  }\n": types.CreditExplanationDocument,
    "\n  query CustomerEvents($userId: ID!, $kinds: [CustomerEventKind!], $search: String, $first: Int, $after: String) {\n    customerEvents(userId: $userId, kinds: $kinds, search: $search, first: $first, after: $after) {\n      edges {\n        cursor\n        node {\n          id\n          kind\n          time\n          title\n          detail\n          tone\n          credits\n          creditsAfter\n          amountCents\n          about\n          paymentId\n          providerUrl\n          revision\n        }\n      }\n      pageInfo {\n        ...PageFields\n      }\n    }\n  }\n": types.CustomerEventsDocument,
    "\n  query CustomerVideos($first: Int, $after: String, $ownerId: ID!, $search: String) {\n    adminVideos(first: $first, after: $after, ownerId: $ownerId, search: $search) {\n      totalCount\n      edges {\n        cursor\n        node {\n          id\n          title\n          status\n          propertyAddress\n          createdAt\n        }\n      }\n      pageInfo {\n        ...PageFields\n      }\n    }\n  }\n": types.CustomerVideosDocument,
    "\n  mutation SendPasswordLink($input: SupportActInput!) {\n    sendPasswordLink(input: $input) {\n      customer {\n        ...CustomerFields\n      }\n    }\n  }\n": types.SendPasswordLinkDocument,
    "\n  mutation ResetSecondFactor($input: SupportActInput!) {\n    resetSecondFactor(input: $input) {\n      customer {\n        ...CustomerFields\n      }\n    }\n  }\n": types.ResetSecondFactorDocument,
    "\n  mutation RequestCustomerDeletion($input: SupportActInput!) {\n    requestCustomerDeletion(input: $input) {\n      customer {\n        ...CustomerFields\n      }\n    }\n  }\n": types.RequestCustomerDeletionDocument,
    "\n  mutation EndCustomerSessions($input: EndSessionsInput!, $idempotencyKey: String) {\n    endSessions(input: $input, idempotencyKey: $idempotencyKey) {\n      sessionsEnded\n    }\n  }\n": types.EndCustomerSessionsDocument,
    "\n  mutation SendMailAgain($mailId: ID!, $idempotencyKey: String) {\n    sendMailAgain(mailId: $mailId, idempotencyKey: $idempotencyKey) {\n      mailId\n      position\n    }\n  }\n": types.SendMailAgainDocument,
    "\n  query LedgerAccount($userId: ID!, $position: Position, $time: DateTime) {\n    ledgerAccount(userId: $userId, position: $position, time: $time) {\n      userId\n      name\n      revision\n      position\n      time\n      available\n      held\n      debt\n    }\n  }\n": types.LedgerAccountDocument,
    "\n  fragment ListedAdjustment on FinanceAdjustment {\n    id\n    state\n    userId\n    customer\n    cents\n    time\n    eventId\n    outcome\n    decidedBy\n    approvedBy\n    proposal {\n      outcome\n      by\n      byMe\n      reason\n      time\n    }\n  }\n": types.ListedAdjustmentFragmentDoc,
    "\n  query FinanceAdjustments($state: FinanceAdjustmentState!, $after: String) {\n    financeAdjustments(state: $state, first: 50, after: $after) {\n      edges {\n        cursor\n        node {\n          ...ListedAdjustment\n        }\n      }\n      pageInfo {\n        ...PageFields\n      }\n    }\n  }\n": types.FinanceAdjustmentsDocument,
    "\n  mutation DecideAdjustment($input: DecideAdjustmentInput!) {\n    decideAdjustment(input: $input) {\n      adjustment {\n        ...ListedAdjustment\n      }\n    }\n  }\n": types.DecideAdjustmentDocument,
    "\n  mutation ReopenAdjustment($input: ReopenAdjustmentInput!) {\n    reopenAdjustment(input: $input) {\n      adjustment {\n        ...ListedAdjustment\n      }\n    }\n  }\n": types.ReopenAdjustmentDocument,
    "\n  fragment ListedException on FinanceException {\n    id\n    leg\n    status\n    meaning\n    severity\n    state\n    key\n    userId\n    customer\n    amountCents\n    since\n    payment {\n      id\n      debt\n    }\n    assignee\n    proposedBy\n    proposedByMe\n    proposal\n    needsTwo\n    repairs\n    settlement {\n      how\n      by\n      approvedBy\n      reason\n      time\n    }\n    repairProposal {\n      repair\n      by\n      time\n    }\n    sides {\n      invoice {\n        amountCents\n        currency\n        paidCents\n        parts {\n          kind\n          amountCents\n        }\n      }\n      decision\n      reason\n    }\n  }\n": types.ListedExceptionFragmentDoc,
    "\n  query FinanceExceptions($state: FinanceExceptionState!, $status: String, $after: String) {\n    financeExceptions(state: $state, status: $status, first: 50, after: $after) {\n      edges {\n        cursor\n        node {\n          ...ListedException\n        }\n      }\n      pageInfo {\n        ...PageFields\n      }\n    }\n  }\n": types.FinanceExceptionsDocument,
    "\n  query FinanceStatuses {\n    financeStatuses {\n      id\n      meaning\n    }\n  }\n": types.FinanceStatusesDocument,
    "\n  query FinanceException($id: ID!) {\n    financeException(id: $id) {\n      ...ListedException\n      payment {\n        id\n        provider {\n          currency\n          paidCents\n          takenBackCents\n          feeCents\n        }\n        ledger {\n          currency\n          paidCents\n          takenBackCents\n        }\n        paidFor\n        granted\n        debt\n      }\n      steps {\n        time\n        action\n        by\n        note\n      }\n    }\n  }\n": types.FinanceExceptionDocument,
    "\n  mutation TakeException($input: ExceptionActionInput!) {\n    takeException(input: $input) {\n      exception {\n        ...ListedException\n      }\n    }\n  }\n": types.TakeExceptionDocument,
    "\n  mutation NoteException($input: NoteExceptionInput!) {\n    noteException(input: $input) {\n      exception {\n        ...ListedException\n      }\n    }\n  }\n": types.NoteExceptionDocument,
    "\n  mutation RepairException($input: RepairExceptionInput!) {\n    repairException(input: $input) {\n      exception {\n        ...ListedException\n      }\n    }\n  }\n": types.RepairExceptionDocument,
    "\n  mutation SettleException($input: SettleExceptionInput!) {\n    settleException(input: $input) {\n      exception {\n        ...ListedException\n      }\n    }\n  }\n": types.SettleExceptionDocument,
    "\n  mutation ReopenException($input: ReopenExceptionInput!) {\n    reopenException(input: $input) {\n      exception {\n        ...ListedException\n      }\n    }\n  }\n": types.ReopenExceptionDocument,
    "\n  fragment ListedMonth on FinanceMonth {\n    id\n    state\n    netCents\n    revenueCents\n    breakageCents\n    canClose\n    canReopen\n  }\n": types.ListedMonthFragmentDoc,
    "\n  query FinanceMonths {\n    financeMonths {\n      ...ListedMonth\n    }\n  }\n": types.FinanceMonthsDocument,
    "\n  query FinanceMonth($id: ID!) {\n    financeMonth(id: $id) {\n      ...ListedMonth\n      salesCents\n      refundsCents\n      feesCents\n      bridges {\n        account\n        openingCents\n        steps {\n          part\n          cents\n        }\n        closingCents\n      }\n      accounts {\n        account\n        openingCents\n        changeCents\n        closingCents\n      }\n      checks {\n        id\n        isDone\n        isBlocking\n        message\n      }\n      period {\n        closedAt\n        closedBy\n        reopenedAt\n        headHash\n        position\n        openExceptions\n      }\n    }\n  }\n": types.FinanceMonthDocument,
    "\n  mutation ClosePeriod($input: ClosePeriodInput!) {\n    closePeriod(input: $input) {\n      period {\n        id\n        isClosed\n      }\n    }\n  }\n": types.ClosePeriodDocument,
    "\n  mutation ReopenPeriod($input: ReopenPeriodInput!) {\n    reopenPeriod(input: $input) {\n      period {\n        id\n        isClosed\n      }\n    }\n  }\n": types.ReopenPeriodDocument,
    "\n  fragment ListedEntry on BookEntry {\n    id\n    time\n    eventId\n    description\n    userId\n    customer\n    paymentId\n    lines {\n      account\n      cents\n    }\n  }\n": types.ListedEntryFragmentDoc,
    "\n  query BookEntries($from: String!, $to: String, $account: String, $part: String, $after: String) {\n    bookEntries(from: $from, to: $to, account: $account, part: $part, first: 50, after: $after) {\n      totals {\n        account\n        part\n        cents\n      }\n      edges {\n        cursor\n        node {\n          ...ListedEntry\n        }\n      }\n      pageInfo {\n        ...PageFields\n      }\n    }\n  }\n": types.BookEntriesDocument,
    "\n  query FinanceOverview($days: Int!) {\n    financeSummary {\n      isLive\n      providerReadTo\n      pageFault\n      deferredRevenueCents\n      clearingCents\n      owedCredits\n      adjustmentsCents\n      accounts\n      accountsComparedSince\n      alarms {\n        id\n        message\n      }\n      legs {\n        id\n        name\n        rows\n        matched\n        pending\n        exceptions\n        settled\n        left\n        right\n        drift\n        acceptedDrift\n      }\n    }\n    financeDays(days: $days) {\n      day\n      revenueCents\n      soldCents\n      refundsCents\n      feesCents\n      soldCredits\n      usedCredits\n      expiredCredits\n      owedCredits\n      deferredRevenueCents\n    }\n  }\n": types.FinanceOverviewDocument,
    "\n  mutation Reconcile {\n    reconcile {\n      recorded\n      exceptions\n      settled\n      pending\n      accounts\n    }\n  }\n": types.ReconcileDocument,
    "\n  query FinancePayments($after: String, $order: PaymentOrder) {\n    financePayments(first: 50, after: $after, order: $order) {\n      edges {\n        cursor\n        node {\n          id\n          userId\n          customer\n          status\n          time\n          amountCents\n          faults\n        }\n      }\n      pageInfo {\n        ...PageFields\n      }\n    }\n  }\n": types.FinancePaymentsDocument,
    "\n  query FinancePayment($id: ID!) {\n    financePayment(id: $id) {\n      id\n      userId\n      customer\n      status\n      faults\n      paidFor\n      granted\n      debt\n      provider {\n        ownerId\n        currency\n        paidCents\n        takenBackCents\n        feeCents\n      }\n      ledger {\n        userId\n        currency\n        paidCents\n        takenBackCents\n      }\n      exceptions {\n        id\n        meaning\n        state\n        settlement {\n          how\n          by\n          approvedBy\n          reason\n          time\n        }\n      }\n      entries {\n        ...ListedEntry\n      }\n    }\n  }\n": types.FinancePaymentDocument,
    "\n  query RefusedPurchases($after: String) {\n    refusedPurchases(first: 50, after: $after) {\n      edges {\n        cursor\n        node {\n          id\n          userId\n          email\n          at\n          description\n          claimed\n        }\n      }\n      pageInfo {\n        ...PageFields\n      }\n    }\n  }\n": types.RefusedPurchasesDocument,
    "\n  query PlatformTotals {\n    platformTotals {\n      users\n      administrators\n      videos\n      videosByStatus {\n        total\n        pending\n        processing\n        ready\n        failed\n      }\n      avatars\n      avatarsByType {\n        stock\n        custom\n      }\n    }\n    videoStats {\n      total\n    }\n  }\n": types.PlatformTotalsDocument,
    "\n  query AdminLibrary {\n    adminLibraryVideos {\n      id\n      title\n      description\n      category\n      duration\n      sourceUrl\n      ownThumbnailUrl\n      thumbnailUrl\n      fileState\n      fileProblem\n      captionsUrl\n      chapters {\n        start\n        title\n      }\n      tags\n      viewCount\n      isActive\n    }\n  }\n": types.AdminLibraryDocument,
    "\n  mutation AddLibraryVideo($input: LibraryVideoInput!, $idempotencyKey: String) {\n    addLibraryVideo(input: $input, idempotencyKey: $idempotencyKey) {\n      video {\n        id\n      }\n    }\n  }\n": types.AddLibraryVideoDocument,
    "\n  mutation UpdateLibraryVideo($id: ID!, $input: LibraryVideoInput!, $idempotencyKey: String) {\n    updateLibraryVideo(id: $id, input: $input, idempotencyKey: $idempotencyKey) {\n      video {\n        id\n      }\n    }\n  }\n": types.UpdateLibraryVideoDocument,
    "\n  mutation ActivateLibraryVideo($id: ID!, $isActive: Boolean!) {\n    activateLibraryVideo(id: $id, isActive: $isActive) {\n      video {\n        id\n        isActive\n      }\n    }\n  }\n": types.ActivateLibraryVideoDocument,
    "\n  mutation CheckLibraryFile($id: ID!) {\n    checkLibraryFile(id: $id) {\n      video {\n        id\n        fileState\n        fileProblem\n      }\n    }\n  }\n": types.CheckLibraryFileDocument,
    "\n  mutation ReorderLibrary($ids: [ID!]!) {\n    reorderLibraryVideos(ids: $ids) {\n      videos {\n        id\n      }\n    }\n  }\n": types.ReorderLibraryDocument,
    "\n  mutation RemoveLibraryVideo($id: ID!, $idempotencyKey: String) {\n    removeLibraryVideo(id: $id, idempotencyKey: $idempotencyKey) {\n      id\n    }\n  }\n": types.RemoveLibraryVideoDocument,
    "\n  query AdminActions(\n    $first: Int\n    $after: String\n    $search: String\n    $type: String\n    $userId: ID\n    $actorId: ID\n    $from: DateTime\n    $until: DateTime\n  ) {\n    adminActions(\n      first: $first\n      after: $after\n      search: $search\n      type: $type\n      userId: $userId\n      actorId: $actorId\n      from: $from\n      until: $until\n    ) {\n      edges {\n        cursor\n        node {\n          id\n          time\n          sentence {\n            text\n            path\n          }\n          momentPath\n          actor\n          reason\n          note\n          undo {\n            ...CreditUndoParts\n          }\n          from\n          selfCredit\n          changes {\n            field\n            before\n            after\n          }\n        }\n      }\n      pageInfo {\n        ...PageFields\n      }\n    }\n  }\n": types.AdminActionsDocument,
    "\n  query AdminActionChoices {\n    adminActionTypes {\n      type\n      action\n    }\n    adminUsers(first: 100, role: ADMIN) {\n      edges {\n        node {\n          id\n          email\n        }\n      }\n    }\n  }\n": types.AdminActionChoicesDocument,
    "\n  query AdminUserBalance($id: ID!) {\n    adminUser(id: $id) {\n      ...AdminUserRow\n      account {\n        id\n        available\n        revision\n      }\n    }\n  }\n": types.AdminUserBalanceDocument,
    "\n  mutation SetCredits($input: SetCreditsInput!) {\n    setCredits(input: $input) {\n      position\n      user {\n        ...AdminUserRow\n      }\n      account {\n        ...AccountCredits\n      }\n    }\n  }\n": types.SetCreditsDocument,
    "\n  query FailingProcesses {\n    failingProcesses {\n      name\n      failures\n      stalledSince\n    }\n  }\n": types.FailingProcessesDocument,
    "\n  query Failures($process: String, $first: Int, $after: String) {\n    failures(process: $process, first: $first, after: $after) {\n      edges {\n        cursor\n        node {\n          ...ListedFailure\n        }\n      }\n      pageInfo {\n        ...PageFields\n      }\n    }\n  }\n": types.FailuresDocument,
    "\n  mutation RetryFailure($id: ID!, $idempotencyKey: String) {\n    retryFailure(id: $id, idempotencyKey: $idempotencyKey) {\n      id\n      position\n    }\n  }\n": types.RetryFailureDocument,
    "\n  mutation DismissFailure($id: ID!, $idempotencyKey: String) {\n    dismissFailure(id: $id, idempotencyKey: $idempotencyKey) {\n      id\n      position\n    }\n  }\n": types.DismissFailureDocument,
    "\n  mutation RetryFailures($process: String!, $idempotencyKey: String) {\n    retryFailures(process: $process, idempotencyKey: $idempotencyKey) {\n      process\n      position\n    }\n  }\n": types.RetryFailuresDocument,
    "\n  query OpenErasureSteps {\n    openErasureSteps {\n      userId\n      step\n      outside\n      problem\n      code\n      failures\n      since\n      retryAt\n    }\n  }\n": types.OpenErasureStepsDocument,
    "\n  mutation RetryErasure($userId: ID!) {\n    retryErasure(userId: $userId) {\n      userId\n      position\n    }\n  }\n": types.RetryErasureDocument,
    "\n  query SystemStatus {\n    systemStatus {\n      engines {\n        port\n        name\n        external\n        problem\n      }\n      projections {\n        name\n        version\n        state\n        position\n        lag\n        behind\n        progress\n        error\n      }\n      logHead\n      logFinding\n    }\n  }\n": types.SystemStatusDocument,
    "\n  fragment ListedFailure on Failure {\n    id\n    process\n    eventType\n    eventId\n    eventPosition\n    ownerId\n    owner\n    kind\n    reason\n    attempts\n    since\n    retryAt\n  }\n": types.ListedFailureFragmentDoc,
    "\n  mutation RequestTestRun($idempotencyKey: String) {\n    requestTestRun(idempotencyKey: $idempotencyKey) {\n      runId\n      position\n    }\n  }\n": types.RequestTestRunDocument,
    "\n  query TestRuns {\n    testRuns {\n      id\n      timestamp\n      status\n      successRate\n      totalScenarios\n      totalRevenue\n      totalCredits\n      totalDuration\n      results {\n        scenario\n        success\n        totalAmount\n        finalCredits\n        duration\n        errors\n      }\n    }\n  }\n": types.TestRunsDocument,
    "\n  fragment AdminUserRow on AdminUser {\n    id\n    username\n    email\n    displayName\n    credits\n    creditsHeld\n    debt\n    totalVideos\n    totalAvatars\n    subscriptionStatus\n    accountSuspended\n    suspendedBy\n    deletionAt\n    isAdmin\n    roles\n    createdAt\n  }\n": types.AdminUserRowFragmentDoc,
    "\n  mutation SuspendAccount($input: AccountSuspensionInput!) {\n    suspendAccount(input: $input) {\n      user {\n        ...AdminUserRow\n      }\n    }\n  }\n": types.SuspendAccountDocument,
    "\n  mutation ReactivateAccount($input: AccountSuspensionInput!) {\n    reactivateAccount(input: $input) {\n      user {\n        ...AdminUserRow\n      }\n    }\n  }\n": types.ReactivateAccountDocument,
    "\n  mutation GrantRole($input: ChangeRoleInput!) {\n    grantRole(input: $input) {\n      user {\n        ...AdminUserRow\n      }\n    }\n  }\n": types.GrantRoleDocument,
    "\n  mutation RevokeRole($input: ChangeRoleInput!) {\n    revokeRole(input: $input) {\n      user {\n        ...AdminUserRow\n      }\n      sessionsEnded\n    }\n  }\n": types.RevokeRoleDocument,
    "\n  mutation DeleteUserVideo($input: DeleteUserVideoInput!) {\n    deleteUserVideo(input: $input) {\n      id\n      user {\n        ...AdminUserRow\n      }\n    }\n  }\n": types.DeleteUserVideoDocument,
    "\n  query AdminUserDetail($id: ID!) {\n    adminUser(id: $id) {\n      ...AdminUserRow\n      creditsUsed\n      digitalTwinCredits\n      videos {\n        id\n        title\n        propertyAddress\n        status\n        createdAt\n      }\n      avatars {\n        id\n        name\n        type\n        status\n      }\n    }\n  }\n": types.AdminUserDetailDocument,
    "\n  query AdminUsers(\n    $first: Int\n    $after: String\n    $search: String\n    $role: Role\n    $status: AccountStatus\n    $order: AgeOrder\n  ) {\n    adminUsers(first: $first, after: $after, search: $search, role: $role, status: $status, order: $order) {\n      totalCount\n      edges {\n        cursor\n        node {\n          ...AdminUserRow\n        }\n      }\n      pageInfo {\n        ...PageFields\n      }\n    }\n  }\n": types.AdminUsersDocument,
    "\n  mutation RetryUserVideo($input: RetryUserVideoInput!) {\n    retryUserVideo(input: $input) {\n      video {\n        id\n        status\n      }\n    }\n  }\n": types.RetryUserVideoDocument,
    "\n  query AdminVideo($id: ID!) {\n    adminVideo(id: $id) {\n      video {\n        id\n        title\n        status\n        propertyAddress\n        avatarId\n        duration\n        errorMessage\n        creditsHeld\n        creditsUsed\n        createdAt\n      }\n      owner {\n        id\n        email\n        username\n        displayName\n      }\n      costCents\n      watchUrl\n      events {\n        id\n        time\n        type\n        text\n        actor\n      }\n    }\n  }\n": types.AdminVideoDocument,
    "\n  query AdminVideos($first: Int, $after: String, $status: VideoStatusFilter, $order: AgeOrder) {\n    adminVideos(first: $first, after: $after, status: $status, order: $order) {\n      totalCount\n      edges {\n        cursor\n        node {\n          id\n          title\n          status\n          propertyAddress\n          createdAt\n          owner {\n            id\n            username\n            email\n            displayName\n          }\n        }\n      }\n      pageInfo {\n        ...PageFields\n      }\n    }\n  }\n": types.AdminVideosDocument,
    "\n  query SignInDebug {\n    signInDebug {\n      domain\n      clientId\n      hosted\n    }\n  }\n": types.SignInDebugDocument,
    "\n  query SavedCard {\n    savedCard {\n      brand\n      last4\n      expMonth\n      expYear\n    }\n  }\n": types.SavedCardDocument,
    "\n  query Billing {\n    billingSubscription {\n      id\n      status\n      plan {\n        nickname\n        amount\n        interval\n        credits\n      }\n      currentPeriodStart\n      currentPeriodEnd\n      cancelAtPeriodEnd\n      endsAt\n      autoRenewPaused\n      planCreditsPauseAt\n    }\n    billingHistory {\n      id\n      description\n      createdAt\n      amountCents\n      lines {\n        description\n        amountCents\n      }\n      parts {\n        kind\n        amountCents\n      }\n      refundedCents\n      creditedCents\n      status\n      invoicePdf\n    }\n  }\n": types.BillingDocument,
    "\n  subscription BillingUpdates {\n    accountUpdates {\n      ... on SubscriptionUpdated {\n        position\n      }\n    }\n  }\n": types.BillingUpdatesDocument,
    "\n  mutation CancelSubscription {\n    cancelSubscription {\n      subscription {\n        id\n        cancelAtPeriodEnd\n      }\n      position\n    }\n  }\n": types.CancelSubscriptionDocument,
    "\n  mutation ReactivateSubscription {\n    reactivateSubscription {\n      subscription {\n        id\n        cancelAtPeriodEnd\n      }\n      position\n    }\n  }\n": types.ReactivateSubscriptionDocument,
    "\n  mutation OpenCustomerPortal {\n    openCustomerPortal {\n      url\n      position\n    }\n  }\n": types.OpenCustomerPortalDocument,
    "\n  query LibrarySize {\n    libraryVideoCount\n  }\n": types.LibrarySizeDocument,
    "\n  query Analytics {\n    analytics(weeks: 12) {\n      id\n      weeks {\n        week\n        watched {\n          ...WatchedFields\n        }\n        made {\n          videos\n          creditsUsed\n        }\n      }\n      watched {\n        ...WatchedFields\n      }\n      made {\n        videos\n        waitSeconds\n        renderSeconds\n        creditsUsed\n      }\n    }\n  }\n": types.AnalyticsDocument,
    "\n  query Dashboard {\n    videoStats {\n      id\n      total\n      pending\n      processing\n      ready\n      failed\n    }\n    videos(first: 3) {\n      edges {\n        cursor\n        node {\n          ...LiveVideo\n        }\n      }\n      pageInfo {\n        ...PageFields\n      }\n    }\n  }\n": types.DashboardDocument,
    "\n  query LibraryOutline($id: ID!) {\n    libraryVideo(id: $id) {\n      id\n      title\n      outline\n    }\n  }\n": types.LibraryOutlineDocument,
    "\n  query VideoToCopy($id: ID!) {\n    video(id: $id) {\n      id\n      title\n      propertyAddress\n      script\n      avatarId\n      screenShareUrl\n      imageUrls\n      pictureCaptions\n      pictureTexts\n      pictureScenes\n      look {\n        format\n        placement\n        captions\n        resolution\n        music\n      }\n    }\n  }\n": types.VideoToCopyDocument,
    "\n  query VideoDraft($template: VideoTemplate!) {\n    videoDraft(template: $template) {\n      template\n      content\n      revision\n      savedAt\n    }\n  }\n": types.VideoDraftDocument,
    "\n  mutation SaveVideoDraft($input: SaveVideoDraftInput!) {\n    saveVideoDraft(input: $input) {\n      template\n      revision\n      savedAt\n    }\n  }\n": types.SaveVideoDraftDocument,
    "\n  mutation RemoveVideoDraft($template: VideoTemplate!) {\n    removeVideoDraft(template: $template) {\n      template\n    }\n  }\n": types.RemoveVideoDraftDocument,
    "\n  query LenderScriptLengths {\n    lenderScriptLengths {\n      length\n      fromSeconds\n      toSeconds\n      credits\n    }\n  }\n": types.LenderScriptLengthsDocument,
    "\n  query SampleFeeSheets {\n    sampleFeeSheets {\n      id\n      title\n      format\n      url\n    }\n  }\n": types.SampleFeeSheetsDocument,
    "\n  query FeeSheet($id: ID!) {\n    feeSheet(id: $id) {\n      id\n      name\n      deletedAt\n      pagesInFile\n      pages {\n        number\n        aspect\n        pictureUrl\n        lines\n      }\n      figures {\n        key\n        label\n        kind\n        value\n        question\n        alternatives\n        page\n        line\n        text\n        left\n        top\n        width\n        height\n      }\n    }\n  }\n": types.FeeSheetDocument,
    "\n  mutation DeleteFeeSheet($id: ID!) {\n    deleteFeeSheet(id: $id) {\n      id\n      position\n    }\n  }\n": types.DeleteFeeSheetDocument,
    "\n  mutation GenerateLenderScript($input: GenerateLenderScriptInput!) {\n    generateLenderScript(input: $input) {\n      script\n      title\n      duration\n      creditsNeeded\n      figures {\n        label\n        value\n        source\n      }\n      placeholders\n    }\n  }\n": types.GenerateLenderScriptDocument,
    "\n  query MediaChecks($urls: [String!]!) {\n    mediaChecks(urls: $urls) {\n      url\n      kind\n      problem\n    }\n  }\n": types.MediaChecksDocument,
    "\n  query Storyboard($input: StoryboardInput!) {\n    storyboard(input: $input) {\n      text\n      pictures\n      facts\n    }\n  }\n": types.StoryboardDocument,
    "\n  mutation StartVideo($input: StartVideoInput!) {\n    startVideo(input: $input) {\n      position\n      creditsReserved\n      creditsAvailable\n      account {\n        ...AccountCredits\n      }\n      video {\n        ...LiveVideo\n      }\n    }\n  }\n": types.StartVideoDocument,
    "\n  query SampleListings {\n    sampleListings {\n      id\n      title\n      address\n      url\n      imageUrl\n      template\n    }\n  }\n": types.SampleListingsDocument,
    "\n  query ScriptTools {\n    scriptTools {\n      writer\n      canTranslate\n      translationNote\n    }\n  }\n": types.ScriptToolsDocument,
    "\n  mutation PreviewVoice($script: String!, $avatarId: ID!) {\n    previewVoice(script: $script, avatarId: $avatarId) {\n      sentence\n      audio\n      natural\n    }\n  }\n": types.PreviewVoiceDocument,
    "\n  mutation GenerateScript($input: GenerateScriptInput!) {\n    generateScript(input: $input) {\n      script\n      title\n      propertyAddress\n      duration\n      creditsNeeded\n      facts {\n        name\n        value\n        source\n      }\n      openFacts {\n        name\n        placeholder\n        phrase\n        question\n        candidates {\n          value\n          words\n          source\n          place\n        }\n      }\n      lengths {\n        length\n        seconds\n        reached\n      }\n      notes\n      imageUrls\n      imageTexts\n      placeholders\n    }\n  }\n": types.GenerateScriptDocument,
    "\n  query ScriptEstimate($script: String!) {\n    scriptEstimate(script: $script) {\n      duration\n      seconds\n      creditsNeeded\n      wordCount\n      placeholders\n      warnings\n    }\n  }\n": types.ScriptEstimateDocument,
    "\n  mutation OptimizeScript($script: String!) {\n    optimizeScript(script: $script) {\n      script\n      changes\n    }\n  }\n": types.OptimizeScriptDocument,
    "\n  mutation TranslateScript($script: String!, $language: ScriptLanguage!) {\n    translateScript(script: $script, language: $language) {\n      script\n      changes\n    }\n  }\n": types.TranslateScriptDocument,
    "\n  query ShareableVideos {\n    videos(first: 5, status: READY) {\n      edges {\n        node {\n          id\n          title\n          propertyAddress\n          share {\n            url\n            hasExpired\n          }\n        }\n      }\n    }\n  }\n": types.ShareableVideosDocument,
    "\n  query AccessTokens {\n    accessTokens {\n      limit\n      scopes {\n        name\n        description\n      }\n      tokens {\n        ...AccessTokenFields\n      }\n      refusals {\n        tokenId\n        call\n        reason\n        at\n      }\n    }\n  }\n  fragment AccessTokenFields on AccessToken {\n    id\n    name\n    scopes\n    createdAt\n    expiresAt\n    lastUsedAt\n    ended\n  }\n": types.AccessTokensDocument,
    "\n  mutation CreateAccessToken($input: CreateAccessTokenInput!, $idempotencyKey: String) {\n    createAccessToken(input: $input, idempotencyKey: $idempotencyKey) {\n      token {\n        id\n      }\n      secret\n      position\n    }\n  }\n": types.CreateAccessTokenDocument,
    "\n  mutation RevokeAccessToken($id: ID!) {\n    revokeAccessToken(id: $id) {\n      id\n      position\n    }\n  }\n": types.RevokeAccessTokenDocument,
    "\n  query Integrations {\n    integrationStatus {\n      webhookCount\n      emailConfigured\n      emailService\n      exportTypes\n      sharePlatforms\n    }\n    webhooks {\n      limit\n      webhooks {\n        ...WebhookFields\n      }\n    }\n  }\n  fragment WebhookFields on Webhook {\n    id\n    url\n    events\n    isActive\n    createdAt\n    failingSince\n    disabledFor\n    previousSecretUntil\n  }\n": types.IntegrationsDocument,
    "\n  query RecentExports {\n    tableExports {\n      id\n      type\n      format\n      status\n      rows\n      startedAt\n      endedAt\n    }\n  }\n": types.RecentExportsDocument,
    "\n  mutation CreateWebhook($input: CreateWebhookInput!, $idempotencyKey: String) {\n    createWebhook(input: $input, idempotencyKey: $idempotencyKey) {\n      webhook {\n        ...WebhookFields\n      }\n      secret\n      position\n    }\n  }\n": types.CreateWebhookDocument,
    "\n  mutation UpdateWebhook($id: ID!, $input: UpdateWebhookInput!) {\n    updateWebhook(id: $id, input: $input) {\n      webhook {\n        ...WebhookFields\n      }\n      position\n    }\n  }\n": types.UpdateWebhookDocument,
    "\n  mutation DeleteWebhook($id: ID!) {\n    deleteWebhook(id: $id) {\n      id\n      position\n    }\n  }\n": types.DeleteWebhookDocument,
    "\n  mutation RotateWebhookSecret($id: ID!) {\n    rotateWebhookSecret(id: $id) {\n      webhook {\n        ...WebhookFields\n      }\n      secret\n      position\n    }\n  }\n": types.RotateWebhookSecretDocument,
    "\n  mutation TestWebhook($id: ID!) {\n    testWebhook(id: $id) {\n      delivery {\n        ...DeliveryFields\n      }\n      position\n    }\n  }\n": types.TestWebhookDocument,
    "\n  query WebhookDeliveries($webhookId: ID!, $first: Int, $after: String) {\n    webhookDeliveries(webhookId: $webhookId, first: $first, after: $after) {\n      edges {\n        cursor\n        node {\n          ...DeliveryFields\n        }\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n  fragment DeliveryFields on WebhookDelivery {\n    id\n    webhookId\n    eventType\n    status\n    attempts\n    requestedAt\n    nextAttemptAt\n    answerStatus\n    problem\n    settledAt\n  }\n": types.WebhookDeliveriesDocument,
    "\n  query WebhookDelivery($id: ID!) {\n    webhookDelivery(id: $id) {\n      id\n      details {\n        body\n        log {\n          endedAt\n          delivered\n          duration\n          status\n          problem\n          answer\n        }\n      }\n    }\n  }\n": types.WebhookDeliveryDocument,
    "\n  mutation ResendWebhookDelivery($id: ID!) {\n    resendWebhookDelivery(id: $id) {\n      delivery {\n        ...DeliveryFields\n      }\n      position\n    }\n  }\n": types.ResendWebhookDeliveryDocument,
    "\n  mutation SendTestMail($input: SendTestMailInput!) {\n    sendTestMail(input: $input) {\n      position\n    }\n  }\n": types.SendTestMailDocument,
    "\n  mutation MarkLeadRead($id: ID!) {\n    markLeadRead(id: $id) {\n      position\n      lead {\n        ...LeadFields\n      }\n    }\n  }\n": types.MarkLeadReadDocument,
    "\n  mutation DeleteLead($id: ID!) {\n    deleteLead(id: $id) {\n      id\n      position\n    }\n  }\n": types.DeleteLeadDocument,
    "\n  query Leads($after: String) {\n    leads(after: $after) {\n      edges {\n        cursor\n        node {\n          ...LeadFields\n        }\n      }\n      pageInfo {\n        ...PageFields\n      }\n    }\n  }\n  fragment LeadFields on Lead {\n    id\n    name\n    email\n    phone\n    message\n    language\n    isRead\n    receivedAt\n    videoId\n    video {\n      id\n      title\n    }\n  }\n": types.LeadsDocument,
    "\n  query TwinPrice {\n    quote(input: { planId: \"digital-twin\" }) {\n      totalCents\n    }\n  }\n": types.TwinPriceDocument,
    "\n  query VideoAnalytics($id: ID!) {\n    video(id: $id) {\n      id\n      analytics {\n        watched {\n          ...WatchedFields\n        }\n      }\n    }\n  }\n": types.VideoAnalyticsDocument,
    "\n  query VideoCounts {\n    videoStats {\n      id\n      total\n      pending\n      processing\n      ready\n      failed\n    }\n  }\n": types.VideoCountsDocument,
    "\n  query QueuePlace($id: ID!) {\n    video(id: $id) {\n      id\n      videosAhead\n    }\n  }\n": types.QueuePlaceDocument,
    "\n  mutation RenameVideo($id: ID!, $title: String!) {\n    renameVideo(id: $id, title: $title) {\n      position\n      video {\n        ...LiveVideo\n      }\n    }\n  }\n": types.RenameVideoDocument,
    "\n  query Versions($search: String!) {\n    videos(first: 48, search: $search) {\n      edges {\n        cursor\n        node {\n          id\n          title\n          propertyAddress\n          status\n          thumbnailUrl\n          language\n          look {\n            format\n          }\n        }\n      }\n    }\n  }\n": types.VersionsDocument,
    "\n  query WatchedVideo($id: ID!) {\n    video(id: $id) {\n      ...LiveVideo\n    }\n  }\n": types.WatchedVideoDocument,
    "\n  mutation ExportVideo($id: ID!, $format: ExportFormat!) {\n    exportVideo(id: $id, format: $format) {\n      position\n      export {\n        format\n        status\n        downloadUrl\n      }\n      video {\n        ...LiveVideo\n      }\n    }\n  }\n": types.ExportVideoDocument,
    "\n  query VideoShare($id: ID!) {\n    video(id: $id) {\n      id\n      shareUrl\n      share {\n        url\n        embedCode\n        qrCodeUrl\n        expiresAt\n        hasExpired\n        isProtected\n        showsAddress\n        takesTours\n      }\n    }\n  }\n": types.VideoShareDocument,
    "\n  mutation ChangeShareLink($id: ID!, $input: ShareLinkInput!) {\n    changeShareLink(id: $id, input: $input) {\n      position\n    }\n  }\n": types.ChangeShareLinkDocument,
    "\n  mutation RevokeShareLink($id: ID!) {\n    revokeShareLink(id: $id) {\n      position\n    }\n  }\n": types.RevokeShareLinkDocument,
    "\n  mutation RefreshVideo($id: ID!) {\n    refreshVideo(id: $id) {\n      position\n      video {\n        ...LiveVideo\n      }\n    }\n  }\n": types.RefreshVideoDocument,
    "\n  mutation DeleteVideo($id: ID!) {\n    deleteVideo(id: $id) {\n      id\n      position\n      account {\n        ...AccountCredits\n      }\n    }\n  }\n": types.DeleteVideoDocument,
    "\n  mutation DeleteVideos($ids: [ID!]!) {\n    deleteVideos(ids: $ids) {\n      deleted\n      position\n      skipped {\n        id\n        reason\n      }\n      account {\n        ...AccountCredits\n      }\n    }\n  }\n": types.DeleteVideosDocument,
    "\n  mutation RestoreVideos($ids: [ID!]!) {\n    restoreVideos(ids: $ids) {\n      restored\n      position\n      skipped {\n        id\n        reason\n      }\n      account {\n        ...AccountCredits\n      }\n    }\n  }\n": types.RestoreVideosDocument,
    "\n  query VideoSelection($status: VideoStatusFilter, $search: String) {\n    videoSelection(status: $status, search: $search) {\n      hasMore\n      videos {\n        id\n        title\n        status\n        creditsHeld\n        deletionCredits\n      }\n    }\n  }\n": types.VideoSelectionDocument,
    "\n  query VideoList($first: Int, $after: String, $status: VideoStatusFilter, $search: String, $sort: VideoSort) {\n    videos(first: $first, after: $after, status: $status, search: $search, sort: $sort) {\n      edges {\n        cursor\n        node {\n          ...LiveVideo\n        }\n      }\n      pageInfo {\n        ...PageFields\n      }\n    }\n  }\n": types.VideoListDocument,
    "\n  query OutboxMail($id: ID!) {\n    outboxMail(id: $id) {\n      id\n      status\n      reason\n      content {\n        to\n        subject\n        text\n      }\n    }\n  }\n": types.OutboxMailDocument,
    "\n  mutation RecordMailBounce($id: ID!) {\n    recordMailBounce(id: $id) {\n      mail {\n        id\n        status\n        code\n      }\n    }\n  }\n": types.RecordMailBounceDocument,
    "\n  mutation AllowMailAddress($id: ID!) {\n    allowMailAddress(id: $id) {\n      mail {\n        id\n      }\n    }\n  }\n": types.AllowMailAddressDocument,
    "\n  query MailTemplates {\n    mailTemplates {\n      name\n      label\n      category\n      sample {\n        subject\n        text\n      }\n    }\n  }\n": types.MailTemplatesDocument,
    "\n  query MailService {\n    mailService {\n      name\n      external\n      canReadOutbox\n      types {\n        name\n        label\n      }\n    }\n  }\n": types.MailServiceDocument,
    "\n  query Outbox($after: String, $template: String, $status: MailStatus) {\n    outbox(first: 50, after: $after, template: $template, status: $status) {\n      edges {\n        cursor\n        node {\n          id\n          template\n          label\n          isTest\n          status\n          failures\n          requestedAt\n          retryAt\n          reason\n          code\n          content {\n            to\n            subject\n          }\n        }\n      }\n      pageInfo {\n        ...PageFields\n      }\n    }\n  }\n": types.OutboxDocument,
    "\n  query PasswordResetLink($token: String!) {\n    passwordResetLinkWorks(token: $token)\n  }\n": types.PasswordResetLinkDocument,
    "\n  query AccountSubscription {\n    viewer {\n      subscriptionStatus\n    }\n  }\n": types.AccountSubscriptionDocument,
    "\n  query MailPreferences {\n    mailPreferences {\n      template\n      label\n      wanted\n    }\n  }\n": types.MailPreferencesDocument,
    "\n  mutation SetMailPreference($input: SetMailPreferenceInput!) {\n    setMailPreference(input: $input) {\n      preferences {\n        template\n        label\n        wanted\n      }\n      position\n    }\n  }\n": types.SetMailPreferenceDocument,
    "\n  query PasswordManagement {\n    waysToConfirm {\n      atProvider\n    }\n  }\n": types.PasswordManagementDocument,
    "\n  mutation RemoveProfilePicture {\n    removeProfilePicture {\n      position\n      user {\n        ...ViewerUser\n      }\n    }\n  }\n": types.RemoveProfilePictureDocument,
    "\n  mutation UpdateProfile($input: UpdateProfileInput!) {\n    updateProfile(input: $input) {\n      position\n      emailPending\n      user {\n        ...ViewerUser\n      }\n    }\n  }\n": types.UpdateProfileDocument,
    "\n  query SignInFactors {\n    signInFactors {\n      ...SignInFactorsFields\n    }\n  }\n": types.SignInFactorsDocument,
    "\n  fragment SignInFactorsFields on SignInFactors {\n    atProvider\n    passkeysAvailable\n    secondFactor {\n      enabledAt\n      recoveryCodesLeft\n    }\n    passkeys {\n      id\n      name\n      createdAt\n      lastUsedAt\n    }\n  }\n": types.SignInFactorsFieldsFragmentDoc,
    "\n  mutation StartSecondFactor {\n    startSecondFactor {\n      secret\n      uri\n      qrCode\n    }\n  }\n": types.StartSecondFactorDocument,
    "\n  mutation EnableSecondFactor($input: EnableSecondFactorInput!) {\n    enableSecondFactor(input: $input) {\n      recoveryCodes\n      signInFactors {\n        ...SignInFactorsFields\n      }\n    }\n  }\n": types.EnableSecondFactorDocument,
    "\n  mutation DisableSecondFactor {\n    disableSecondFactor {\n      signInFactors {\n        ...SignInFactorsFields\n      }\n    }\n  }\n": types.DisableSecondFactorDocument,
    "\n  mutation RenewRecoveryCodes {\n    renewRecoveryCodes {\n      recoveryCodes\n      signInFactors {\n        ...SignInFactorsFields\n      }\n    }\n  }\n": types.RenewRecoveryCodesDocument,
    "\n  mutation StartPasskey {\n    startPasskey {\n      options\n    }\n  }\n": types.StartPasskeyDocument,
    "\n  mutation AddPasskey($input: AddPasskeyInput!) {\n    addPasskey(input: $input) {\n      signInFactors {\n        ...SignInFactorsFields\n      }\n    }\n  }\n": types.AddPasskeyDocument,
    "\n  mutation RenamePasskey($input: RenamePasskeyInput!) {\n    renamePasskey(input: $input) {\n      signInFactors {\n        ...SignInFactorsFields\n      }\n    }\n  }\n": types.RenamePasskeyDocument,
    "\n  mutation RemovePasskey($input: RemovePasskeyInput!) {\n    removePasskey(input: $input) {\n      signInFactors {\n        ...SignInFactorsFields\n      }\n    }\n  }\n": types.RemovePasskeyDocument,
    "\n  query DeletionGrace {\n    viewer {\n      deletionGraceDays\n    }\n  }\n": types.DeletionGraceDocument,
    "\n  mutation RequestAccountDeletion($confirmation: String!) {\n    requestAccountDeletion(input: { confirmation: $confirmation }) {\n      position\n      user {\n        ...ViewerUser\n      }\n    }\n  }\n": types.RequestAccountDeletionDocument,
    "\n  mutation ExportOwnData {\n    exportOwnData {\n      url\n      expiresAt\n      mediaBytes\n    }\n  }\n": types.ExportOwnDataDocument,
    "\n  mutation PauseAccount {\n    pauseAccount(input: {}) {\n      position\n      user {\n        ...ViewerUser\n      }\n    }\n  }\n": types.PauseAccountDocument,
    "\n  query PlatformSessions {\n    platformSessions {\n      id\n      isCurrent\n      device\n      address\n      createdAt\n      lastSeenAt\n      user {\n        id\n        name\n      }\n    }\n  }\n": types.PlatformSessionsDocument,
    "\n  query SecuritySettings {\n    securitySettings {\n      generalLimit\n      authenticationLimit\n      sessionTimeoutMinutes\n    }\n  }\n": types.SecuritySettingsDocument,
    "\n  mutation SetRateLimits($input: SetRateLimitsInput!) {\n    setRateLimits(input: $input) {\n      settings {\n        generalLimit\n        authenticationLimit\n        sessionTimeoutMinutes\n      }\n    }\n  }\n": types.SetRateLimitsDocument,
    "\n  mutation SetSessionTimeout($input: SetSessionTimeoutInput!) {\n    setSessionTimeout(input: $input) {\n      settings {\n        generalLimit\n        authenticationLimit\n        sessionTimeoutMinutes\n      }\n    }\n  }\n": types.SetSessionTimeoutDocument,
    "\n  mutation EndSessions($input: EndSessionsInput!) {\n    endSessions(input: $input) {\n      sessionsEnded\n    }\n  }\n": types.EndSessionsDocument,
    "\n  query Statement($after: String, $kind: StatementKind, $before: DateTime) {\n    statement(after: $after, kind: $kind, before: $before) {\n      totalCount\n      edges {\n        cursor\n        node {\n          id\n          time\n          kind\n          amount\n          change\n          balanceAfter\n          debtAfter\n          description\n          reason\n          videoId\n          paymentId\n        }\n      }\n      pageInfo {\n        ...PageFields\n      }\n    }\n  }\n": types.StatementDocument,
    "\n  query MailUnsubscription($token: String!) {\n    mailUnsubscription(token: $token) {\n      label\n      wanted\n    }\n  }\n": types.MailUnsubscriptionDocument,
    "\n  mutation Unsubscribe($input: UnsubscribeInput!) {\n    unsubscribe(input: $input) {\n      label\n      wanted\n    }\n  }\n": types.UnsubscribeDocument,
    "\n  query Library($category: LibraryCategory, $search: String) {\n    libraryVideos(category: $category, search: $search) {\n      id\n      title\n      description\n      category\n      duration\n      videoUrl\n      thumbnailUrl\n      captionsUrl\n      chapters {\n        start\n        title\n      }\n      tags\n      viewCount\n    }\n  }\n": types.LibraryDocument,
    "\n  mutation WatchLibraryVideo($id: ID!) {\n    watchLibraryVideo(id: $id) {\n      position\n      video {\n        id\n        viewCount\n      }\n    }\n  }\n": types.WatchLibraryVideoDocument,
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
export function graphql(source: "\n  fragment PageFields on PageInfo {\n    hasNextPage\n    hasPreviousPage\n    startCursor\n    endCursor\n  }\n"): (typeof documents)["\n  fragment PageFields on PageInfo {\n    hasNextPage\n    hasPreviousPage\n    startCursor\n    endCursor\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ConsoleSearch($search: String!) {\n    consoleSearch(search: $search) {\n      totalCustomers\n      customers {\n        customer {\n          id\n          name\n          email\n        }\n        credits\n        accountSuspended\n        match {\n          ...MatchFields\n        }\n      }\n      videos {\n        id\n        title\n        propertyAddress\n        status\n        customer {\n          id\n          name\n          email\n        }\n        match {\n          ...MatchFields\n        }\n      }\n      payments {\n        id\n        description\n        amountCents\n        status\n        createdAt\n        customer {\n          id\n          name\n          email\n        }\n        match {\n          ...MatchFields\n        }\n      }\n      mails {\n        id\n        label\n        status\n        requestedAt\n        customer {\n          id\n          name\n          email\n        }\n        match {\n          ...MatchFields\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  query ConsoleSearch($search: String!) {\n    consoleSearch(search: $search) {\n      totalCustomers\n      customers {\n        customer {\n          id\n          name\n          email\n        }\n        credits\n        accountSuspended\n        match {\n          ...MatchFields\n        }\n      }\n      videos {\n        id\n        title\n        propertyAddress\n        status\n        customer {\n          id\n          name\n          email\n        }\n        match {\n          ...MatchFields\n        }\n      }\n      payments {\n        id\n        description\n        amountCents\n        status\n        createdAt\n        customer {\n          id\n          name\n          email\n        }\n        match {\n          ...MatchFields\n        }\n      }\n      mails {\n        id\n        label\n        status\n        requestedAt\n        customer {\n          id\n          name\n          email\n        }\n        match {\n          ...MatchFields\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment MatchFields on SearchMatch {\n    field\n    text\n    start\n    length\n  }\n"): (typeof documents)["\n  fragment MatchFields on SearchMatch {\n    field\n    text\n    start\n    length\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Attention {\n    attention {\n      kind\n      count\n      more\n      items {\n        id\n        title\n        detail\n        since\n        customer {\n          id\n          name\n          email\n          erased\n        }\n        assignee\n      }\n    }\n  }\n"): (typeof documents)["\n  query Attention {\n    attention {\n      kind\n      count\n      more\n      items {\n        id\n        title\n        detail\n        since\n        customer {\n          id\n          name\n          email\n          erased\n        }\n        assignee\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  subscription AccountUpdates($after: Position) {\n    accountUpdates(after: $after) {\n      ... on VideoChanged {\n        position\n        cursor\n        video {\n          ...LiveVideo\n        }\n      }\n      ... on VideoRemoved {\n        position\n        cursor\n        videoId\n      }\n      ... on LeadChanged {\n        position\n        cursor\n        unreadLeads\n      }\n      ... on CreditsChanged {\n        position\n        cursor\n        account {\n          ...AccountCredits\n        }\n      }\n      ... on ProfileUpdated {\n        position\n        cursor\n        user {\n          ...ViewerUser\n        }\n      }\n      ... on AvatarChanged {\n        position\n        cursor\n        avatarId\n      }\n      ... on TwinCreditsChanged {\n        position\n        cursor\n        twinCredits {\n          ...TwinCredits\n        }\n      }\n      ... on SubscriptionUpdated {\n        position\n        cursor\n        status\n      }\n      ... on PaymentCompleted {\n        position\n        cursor\n        paymentId\n        amountCents\n        creditsAdded\n        account {\n          ...AccountCredits\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  subscription AccountUpdates($after: Position) {\n    accountUpdates(after: $after) {\n      ... on VideoChanged {\n        position\n        cursor\n        video {\n          ...LiveVideo\n        }\n      }\n      ... on VideoRemoved {\n        position\n        cursor\n        videoId\n      }\n      ... on LeadChanged {\n        position\n        cursor\n        unreadLeads\n      }\n      ... on CreditsChanged {\n        position\n        cursor\n        account {\n          ...AccountCredits\n        }\n      }\n      ... on ProfileUpdated {\n        position\n        cursor\n        user {\n          ...ViewerUser\n        }\n      }\n      ... on AvatarChanged {\n        position\n        cursor\n        avatarId\n      }\n      ... on TwinCreditsChanged {\n        position\n        cursor\n        twinCredits {\n          ...TwinCredits\n        }\n      }\n      ... on SubscriptionUpdated {\n        position\n        cursor\n        status\n      }\n      ... on PaymentCompleted {\n        position\n        cursor\n        paymentId\n        amountCents\n        creditsAdded\n        account {\n          ...AccountCredits\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ResumeAccount {\n    resumeAccount(input: {}) {\n      position\n      user {\n        ...ViewerUser\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation ResumeAccount {\n    resumeAccount(input: {}) {\n      position\n      user {\n        ...ViewerUser\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation CancelAccountDeletion {\n    cancelAccountDeletion(input: {}) {\n      position\n      user {\n        ...ViewerUser\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation CancelAccountDeletion {\n    cancelAccountDeletion(input: {}) {\n      position\n      user {\n        ...ViewerUser\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SaveLanguage($language: String!) {\n    updateProfile(input: { language: $language }) {\n      user {\n        id\n        language\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation SaveLanguage($language: String!) {\n    updateProfile(input: { language: $language }) {\n      user {\n        id\n        language\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Viewer {\n    viewer {\n      isAdmin\n      position\n      roles\n      user {\n        ...ViewerUser\n      }\n      account {\n        ...AccountCredits\n      }\n    }\n    product {\n      version\n      supportEmail\n      salesEmail\n      privacyUrl\n      ethicsUrl\n    }\n  }\n"): (typeof documents)["\n  query Viewer {\n    viewer {\n      isAdmin\n      position\n      roles\n      user {\n        ...ViewerUser\n      }\n      account {\n        ...AccountCredits\n      }\n    }\n    product {\n      version\n      supportEmail\n      salesEmail\n      privacyUrl\n      ethicsUrl\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment ViewerUser on User {\n    id\n    email\n    emailVerified\n    emailPending\n    username\n    firstName\n    displayName\n    phoneNumber\n    profilePictureUrl\n    language\n    createdAt\n    accountSuspended\n    suspendedBy\n    deletionAt\n  }\n"): (typeof documents)["\n  fragment ViewerUser on User {\n    id\n    email\n    emailVerified\n    emailPending\n    username\n    firstName\n    displayName\n    phoneNumber\n    profilePictureUrl\n    language\n    createdAt\n    accountSuspended\n    suspendedBy\n    deletionAt\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment AccountCredits on CreditAccount {\n    id\n    available\n    held\n    used\n    debt\n    lots {\n      id\n      source\n      description\n      available\n      grantedAt\n      expiresAt\n    }\n    position\n  }\n"): (typeof documents)["\n  fragment AccountCredits on CreditAccount {\n    id\n    available\n    held\n    used\n    debt\n    lots {\n      id\n      source\n      description\n      available\n      grantedAt\n      expiresAt\n    }\n    position\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment WatchedFields on Watched {\n    views\n    viewers\n    reached25\n    reached50\n    reached75\n    reached100\n    shares\n    exports\n  }\n"): (typeof documents)["\n  fragment WatchedFields on Watched {\n    views\n    viewers\n    reached25\n    reached50\n    reached75\n    reached100\n    shares\n    exports\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment WholeBrand on Brand {\n    primaryColour\n    accentColour\n    logoUrl\n    agent {\n      name\n      title\n      company\n      phone\n      email\n      licence\n    }\n  }\n"): (typeof documents)["\n  fragment WholeBrand on Brand {\n    primaryColour\n    accentColour\n    logoUrl\n    agent {\n      name\n      title\n      company\n      phone\n      email\n      licence\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Brand {\n    brand {\n      ...WholeBrand\n    }\n  }\n"): (typeof documents)["\n  query Brand {\n    brand {\n      ...WholeBrand\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ChangeBrand($brand: BrandInput) {\n    changeBrand(brand: $brand) {\n      brand {\n        ...WholeBrand\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation ChangeBrand($brand: BrandInput) {\n    changeBrand(brand: $brand) {\n      brand {\n        ...WholeBrand\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Catalog {\n    catalog {\n      version\n      secondsPerHalfCredit\n      bundleValidityDays\n      limits {\n        scriptCharacters\n        titleCharacters\n        addressCharacters\n        urlCharacters\n        videoPictures\n        ownPictures\n        captionCharacters\n        bulkDelete\n      }\n      plan {\n        id\n        name\n        priceCents\n        credits\n        periodDays\n        videosLabel\n        description\n        features\n      }\n      bundles {\n        id\n        name\n        credits\n        priceCents\n        popular\n        videosLabel\n        description\n      }\n      digitalTwin {\n        id\n        name\n        priceCents\n        laterPriceCents\n        clonesVoice\n        hasSample\n      }\n      emailBlast {\n        id\n        name\n        priceCents\n      }\n      arrangesVideos\n      retiredPlanIds\n      scriptLengths {\n        length\n        seconds\n      }\n    }\n  }\n"): (typeof documents)["\n  query Catalog {\n    catalog {\n      version\n      secondsPerHalfCredit\n      bundleValidityDays\n      limits {\n        scriptCharacters\n        titleCharacters\n        addressCharacters\n        urlCharacters\n        videoPictures\n        ownPictures\n        captionCharacters\n        bulkDelete\n      }\n      plan {\n        id\n        name\n        priceCents\n        credits\n        periodDays\n        videosLabel\n        description\n        features\n      }\n      bundles {\n        id\n        name\n        credits\n        priceCents\n        popular\n        videosLabel\n        description\n      }\n      digitalTwin {\n        id\n        name\n        priceCents\n        laterPriceCents\n        clonesVoice\n        hasSample\n      }\n      emailBlast {\n        id\n        name\n        priceCents\n      }\n      arrangesVideos\n      retiredPlanIds\n      scriptLengths {\n        length\n        seconds\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query WaysToConfirm {\n    waysToConfirm {\n      atProvider\n      code\n      passkey\n    }\n  }\n"): (typeof documents)["\n  query WaysToConfirm {\n    waysToConfirm {\n      atProvider\n      code\n      passkey\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ConfirmIdentity($input: ConfirmIdentityInput!) {\n    confirmIdentity(input: $input) {\n      waysToConfirm {\n        atProvider\n        code\n        passkey\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation ConfirmIdentity($input: ConfirmIdentityInput!) {\n    confirmIdentity(input: $input) {\n      waysToConfirm {\n        atProvider\n        code\n        passkey\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation StartPasskeyConfirmation {\n    startPasskeyConfirmation {\n      options\n    }\n  }\n"): (typeof documents)["\n  mutation StartPasskeyConfirmation {\n    startPasskeyConfirmation {\n      options\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment CreditActAccount on AdminUser {\n    id\n    username\n    email\n    displayName\n    credits\n    creditsHeld\n    debt\n    digitalTwinCredits\n    account {\n      id\n      available\n      held\n      debt\n      revision\n    }\n    twinAccount {\n      id\n      available\n      held\n      debt\n      revision\n    }\n  }\n"): (typeof documents)["\n  fragment CreditActAccount on AdminUser {\n    id\n    username\n    email\n    displayName\n    credits\n    creditsHeld\n    debt\n    digitalTwinCredits\n    account {\n      id\n      available\n      held\n      debt\n      revision\n    }\n    twinAccount {\n      id\n      available\n      held\n      debt\n      revision\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query CreditActAccountOf($id: ID!) {\n    adminUser(id: $id) {\n      ...CreditActAccount\n    }\n  }\n"): (typeof documents)["\n  query CreditActAccountOf($id: ID!) {\n    adminUser(id: $id) {\n      ...CreditActAccount\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation GiveCredits($input: GiveCreditsInput!) {\n    giveCredits(input: $input) {\n      position\n      user {\n        ...CreditActAccount\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation GiveCredits($input: GiveCreditsInput!) {\n    giveCredits(input: $input) {\n      position\n      user {\n        ...CreditActAccount\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation TakeCredits($input: TakeCreditsInput!) {\n    takeCredits(input: $input) {\n      position\n      user {\n        ...CreditActAccount\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation TakeCredits($input: TakeCreditsInput!) {\n    takeCredits(input: $input) {\n      position\n      user {\n        ...CreditActAccount\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation UndoCredits($input: UndoCreditsInput!) {\n    undoCredits(input: $input) {\n      position\n      user {\n        ...CreditActAccount\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation UndoCredits($input: UndoCreditsInput!) {\n    undoCredits(input: $input) {\n      position\n      user {\n        ...CreditActAccount\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment CreditUndoParts on CreditUndo {\n    id\n    userId\n    asset\n    change\n    obstacle\n  }\n"): (typeof documents)["\n  fragment CreditUndoParts on CreditUndo {\n    id\n    userId\n    asset\n    change\n    obstacle\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment TwinCredits on TwinCreditAccount {\n    id\n    available\n    held\n    used\n    debt\n  }\n"): (typeof documents)["\n  fragment TwinCredits on TwinCreditAccount {\n    id\n    available\n    held\n    used\n    debt\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query TwinCreditsOfViewer {\n    viewer {\n      twinCredits {\n        ...TwinCredits\n      }\n    }\n  }\n"): (typeof documents)["\n  query TwinCreditsOfViewer {\n    viewer {\n      twinCredits {\n        ...TwinCredits\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query UnreadLeads {\n    unreadLeads\n  }\n"): (typeof documents)["\n  query UnreadLeads {\n    unreadLeads\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query PaymentSettings {\n    paymentSettings {\n      testMode\n      publishableKey\n    }\n  }\n"): (typeof documents)["\n  query PaymentSettings {\n    paymentSettings {\n      testMode\n      publishableKey\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation StartPayment($input: StartPaymentInput!) {\n    startPayment(input: $input) {\n      paymentId\n      clientSecret\n      amountCents\n      position\n    }\n  }\n"): (typeof documents)["\n  mutation StartPayment($input: StartPaymentInput!) {\n    startPayment(input: $input) {\n      paymentId\n      clientSecret\n      amountCents\n      position\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ConfirmPayment($paymentId: ID!) {\n    confirmPayment(paymentId: $paymentId) {\n      creditsAdded\n      twinCreditsAdded\n      position\n      payment {\n        id\n        status\n      }\n      account {\n        ...AccountCredits\n      }\n      twinCredits {\n        ...TwinCredits\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation ConfirmPayment($paymentId: ID!) {\n    confirmPayment(paymentId: $paymentId) {\n      creditsAdded\n      twinCreditsAdded\n      position\n      payment {\n        id\n        status\n      }\n      account {\n        ...AccountCredits\n      }\n      twinCredits {\n        ...TwinCredits\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Avatars {\n    avatars {\n      id\n      name\n      type\n      status\n      description\n      imageUrl\n      posterUrl\n      voiceUrl\n      progress\n      progressEstimated\n      errorMessage\n      consentUrl\n      consentCertificateUrl\n    }\n  }\n"): (typeof documents)["\n  query Avatars {\n    avatars {\n      id\n      name\n      type\n      status\n      description\n      imageUrl\n      posterUrl\n      voiceUrl\n      progress\n      progressEstimated\n      errorMessage\n      consentUrl\n      consentCertificateUrl\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query LastAvatar {\n    videos(first: 1) {\n      edges {\n        cursor\n        node {\n          id\n          avatarId\n        }\n      }\n      pageInfo {\n        ...PageFields\n      }\n    }\n  }\n"): (typeof documents)["\n  query LastAvatar {\n    videos(first: 1) {\n      edges {\n        cursor\n        node {\n          id\n          avatarId\n        }\n      }\n      pageInfo {\n        ...PageFields\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment FigureFields on SecurityFigure {\n    value\n    changePercent\n  }\n"): (typeof documents)["\n  fragment FigureFields on SecurityFigure {\n    value\n    changePercent\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query SecurityMetrics($timeRange: SecurityTimeRange!) {\n    securityMetrics(timeRange: $timeRange) {\n      totalRequests {\n        ...FigureFields\n      }\n      blockedRequests {\n        ...FigureFields\n      }\n      activeUsers {\n        ...FigureFields\n      }\n      rateLimitHits {\n        ...FigureFields\n      }\n      failedLogins {\n        ...FigureFields\n      }\n      points {\n        from\n        requests\n        blocked\n        limitHits\n        failedLogins\n      }\n      sessions {\n        active\n        expired\n        startedToday\n        averageSeconds\n      }\n    }\n  }\n"): (typeof documents)["\n  query SecurityMetrics($timeRange: SecurityTimeRange!) {\n    securityMetrics(timeRange: $timeRange) {\n      totalRequests {\n        ...FigureFields\n      }\n      blockedRequests {\n        ...FigureFields\n      }\n      activeUsers {\n        ...FigureFields\n      }\n      rateLimitHits {\n        ...FigureFields\n      }\n      failedLogins {\n        ...FigureFields\n      }\n      points {\n        from\n        requests\n        blocked\n        limitHits\n        failedLogins\n      }\n      sessions {\n        active\n        expired\n        startedToday\n        averageSeconds\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment AlertFields on SecurityAlert {\n    id\n    type\n    severity\n    title\n    description\n    count\n    raisedAt\n    timestamp\n    address\n    userAgent\n    eventId\n    isOpen\n    acknowledgedAt\n    acknowledgedBy {\n      id\n      name\n    }\n    user {\n      id\n      name\n    }\n  }\n"): (typeof documents)["\n  fragment AlertFields on SecurityAlert {\n    id\n    type\n    severity\n    title\n    description\n    count\n    raisedAt\n    timestamp\n    address\n    userAgent\n    eventId\n    isOpen\n    acknowledgedAt\n    acknowledgedBy {\n      id\n      name\n    }\n    user {\n      id\n      name\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query SecurityAlertGroups($by: SecurityAlertGrouping!) {\n    securityAlertGroups(by: $by) {\n      id\n      by\n      addresses\n      accounts {\n        id\n        name\n      }\n      attempts\n      incidents\n      severity\n      firstAt\n      lastAt\n      isBlocked\n      alerts {\n        id\n        title\n      }\n    }\n  }\n"): (typeof documents)["\n  query SecurityAlertGroups($by: SecurityAlertGrouping!) {\n    securityAlertGroups(by: $by) {\n      id\n      by\n      addresses\n      accounts {\n        id\n        name\n      }\n      attempts\n      incidents\n      severity\n      firstAt\n      lastAt\n      isBlocked\n      alerts {\n        id\n        title\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation AcknowledgeAlerts($input: AcknowledgeAlertsInput!) {\n    acknowledgeAlerts(input: $input) {\n      alerts {\n        id\n        isOpen\n        acknowledgedAt\n        acknowledgedBy {\n          id\n          name\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation AcknowledgeAlerts($input: AcknowledgeAlertsInput!) {\n    acknowledgeAlerts(input: $input) {\n      alerts {\n        id\n        isOpen\n        acknowledgedAt\n        acknowledgedBy {\n          id\n          name\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation StopAttack($input: StopAttackInput!) {\n    stopAttack(input: $input) {\n      blocked\n      sessionsEnded\n      passwordsVoid\n      passwordsElsewhere\n      alerts {\n        id\n        isOpen\n        acknowledgedAt\n        acknowledgedBy {\n          id\n          name\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation StopAttack($input: StopAttackInput!) {\n    stopAttack(input: $input) {\n      blocked\n      sessionsEnded\n      passwordsVoid\n      passwordsElsewhere\n      alerts {\n        id\n        isOpen\n        acknowledgedAt\n        acknowledgedBy {\n          id\n          name\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query SignIns($first: Int, $after: String, $address: String, $userId: ID, $outcome: SignInFilter) {\n    signIns(first: $first, after: $after, address: $address, userId: $userId, outcome: $outcome) {\n      edges {\n        cursor\n        node {\n          id\n          time\n          outcome\n          address\n          user {\n            id\n            name\n          }\n        }\n      }\n      pageInfo {\n        ...PageFields\n      }\n    }\n  }\n"): (typeof documents)["\n  query SignIns($first: Int, $after: String, $address: String, $userId: ID, $outcome: SignInFilter) {\n    signIns(first: $first, after: $after, address: $address, userId: $userId, outcome: $outcome) {\n      edges {\n        cursor\n        node {\n          id\n          time\n          outcome\n          address\n          user {\n            id\n            name\n          }\n        }\n      }\n      pageInfo {\n        ...PageFields\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query BlockPreview($address: String!) {\n    blockPreview(address: $address) {\n      network\n      addresses\n      activeCustomers\n      typedAddress\n    }\n  }\n"): (typeof documents)["\n  query BlockPreview($address: String!) {\n    blockPreview(address: $address) {\n      network\n      addresses\n      activeCustomers\n      typedAddress\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query SecurityAlerts($after: String) {\n    securityAlerts(first: 50, after: $after) {\n      edges {\n        cursor\n        node {\n          ...AlertFields\n        }\n      }\n      pageInfo {\n        ...PageFields\n      }\n    }\n  }\n"): (typeof documents)["\n  query SecurityAlerts($after: String) {\n    securityAlerts(first: 50, after: $after) {\n      edges {\n        cursor\n        node {\n          ...AlertFields\n        }\n      }\n      pageInfo {\n        ...PageFields\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query SecurityAlertDetails($id: ID!, $eventId: ID!, $isAdmin: Boolean!) {\n    securityAlert(id: $id) {\n      ...AlertFields\n      related {\n        id\n        eventId\n        title\n        timestamp\n        count\n      }\n    }\n    logEvent(id: $eventId) @include(if: $isAdmin) {\n      id\n      type\n      stream\n      time\n      actor {\n        kind\n        id\n      }\n    }\n  }\n"): (typeof documents)["\n  query SecurityAlertDetails($id: ID!, $eventId: ID!, $isAdmin: Boolean!) {\n    securityAlert(id: $id) {\n      ...AlertFields\n      related {\n        id\n        eventId\n        title\n        timestamp\n        count\n      }\n    }\n    logEvent(id: $eventId) @include(if: $isAdmin) {\n      id\n      type\n      stream\n      time\n      actor {\n        kind\n        id\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment BlockedFields on BlockedAddress {\n    id\n    address\n    reason\n    blockedAt\n    expiresAt\n  }\n"): (typeof documents)["\n  fragment BlockedFields on BlockedAddress {\n    id\n    address\n    reason\n    blockedAt\n    expiresAt\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query BlockedAddresses {\n    blockedAddresses {\n      ...BlockedFields\n    }\n  }\n"): (typeof documents)["\n  query BlockedAddresses {\n    blockedAddresses {\n      ...BlockedFields\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation BlockAddress($input: BlockAddressInput!) {\n    blockAddress(input: $input) {\n      blockedAddresses {\n        ...BlockedFields\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation BlockAddress($input: BlockAddressInput!) {\n    blockAddress(input: $input) {\n      blockedAddresses {\n        ...BlockedFields\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation UnblockAddress($input: UnblockAddressInput!) {\n    unblockAddress(input: $input) {\n      blockedAddresses {\n        ...BlockedFields\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation UnblockAddress($input: UnblockAddressInput!) {\n    unblockAddress(input: $input) {\n      blockedAddresses {\n        ...BlockedFields\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Sessions {\n    sessions {\n      ...SessionRow\n    }\n  }\n"): (typeof documents)["\n  query Sessions {\n    sessions {\n      ...SessionRow\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment SessionRow on Session {\n    id\n    isCurrent\n    device\n    address\n    place\n    createdAt\n    lastSeenAt\n  }\n"): (typeof documents)["\n  fragment SessionRow on Session {\n    id\n    isCurrent\n    device\n    address\n    place\n    createdAt\n    lastSeenAt\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation EndSession($input: EndSessionInput!) {\n    endSession(input: $input) {\n      sessionsEnded\n      sessions {\n        ...SessionRow\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation EndSession($input: EndSessionInput!) {\n    endSession(input: $input) {\n      sessionsEnded\n      sessions {\n        ...SessionRow\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation EndOwnSessions($input: EndOwnSessionsInput!) {\n    endOwnSessions(input: $input) {\n      sessionsEnded\n      sessions {\n        ...SessionRow\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation EndOwnSessions($input: EndOwnSessionsInput!) {\n    endOwnSessions(input: $input) {\n      sessionsEnded\n      sessions {\n        ...SessionRow\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query TwinConsent {\n    twinConsent {\n      statement\n      version\n      unavailable\n    }\n  }\n"): (typeof documents)["\n  query TwinConsent {\n    twinConsent {\n      statement\n      version\n      unavailable\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation CreateAvatar($input: CreateAvatarInput!) {\n    createAvatar(input: $input) {\n      position\n      avatar {\n        id\n        name\n        status\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation CreateAvatar($input: CreateAvatarInput!) {\n    createAvatar(input: $input) {\n      position\n      avatar {\n        id\n        name\n        status\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DeleteAvatar($id: ID!) {\n    deleteAvatar(id: $id) {\n      id\n      position\n    }\n  }\n"): (typeof documents)["\n  mutation DeleteAvatar($id: ID!) {\n    deleteAvatar(id: $id) {\n      id\n      position\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RevokeAvatarConsent($id: ID!) {\n    revokeAvatarConsent(id: $id) {\n      position\n      avatar {\n        id\n        status\n        errorMessage\n        consentRevoked\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation RevokeAvatarConsent($id: ID!) {\n    revokeAvatarConsent(id: $id) {\n      position\n      avatar {\n        id\n        status\n        errorMessage\n        consentRevoked\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ShareVideo($id: ID!) {\n    shareVideo(id: $id) {\n      position\n      shareUrl\n    }\n  }\n"): (typeof documents)["\n  mutation ShareVideo($id: ID!) {\n    shareVideo(id: $id) {\n      position\n      shareUrl\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment LiveVideo on Video {\n    id\n    title\n    propertyAddress\n    status\n    processingProgress\n    phase\n    progressEstimated\n    errorMessage\n    picturesLeftOut\n    leftOut {\n      url\n      reason\n    }\n    videoUrl\n    thumbnailUrl\n    captionsUrl\n    duration\n    viewCount\n    shareUrl\n    exports {\n      format\n      status\n      progress\n      downloadUrl\n    }\n    createdAt\n    creditsHeld\n    creditsUsed\n    creditsReturned\n    retryCredits\n    deletionCredits\n    madeFrom {\n      id\n      title\n    }\n  }\n"): (typeof documents)["\n  fragment LiveVideo on Video {\n    id\n    title\n    propertyAddress\n    status\n    processingProgress\n    phase\n    progressEstimated\n    errorMessage\n    picturesLeftOut\n    leftOut {\n      url\n      reason\n    }\n    videoUrl\n    thumbnailUrl\n    captionsUrl\n    duration\n    viewCount\n    shareUrl\n    exports {\n      format\n      status\n      progress\n      downloadUrl\n    }\n    createdAt\n    creditsHeld\n    creditsUsed\n    creditsReturned\n    retryCredits\n    deletionCredits\n    madeFrom {\n      id\n      title\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query OwnPlan {\n    billingSubscription {\n      id\n      status\n    }\n  }\n"): (typeof documents)["\n  query OwnPlan {\n    billingSubscription {\n      id\n      status\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Quote($input: QuoteInput!) {\n    quote(input: $input) {\n      totalCents\n      lines {\n        id\n        description\n        amountCents\n      }\n    }\n  }\n"): (typeof documents)["\n  query Quote($input: QuoteInput!) {\n    quote(input: $input) {\n      totalCents\n      lines {\n        id\n        description\n        amountCents\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment LogEventLine on LogEvent {\n    id\n    stream\n    revision\n    position\n    time\n    type\n    history {\n      kind\n      id\n    }\n    actor {\n      kind\n      id\n      label\n    }\n  }\n"): (typeof documents)["\n  fragment LogEventLine on LogEvent {\n    id\n    stream\n    revision\n    position\n    time\n    type\n    history {\n      kind\n      id\n    }\n    actor {\n      kind\n      id\n      label\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query LogEvent($id: ID!, $after: String) {\n    logEvent(id: $id) {\n      ...LogEventLine\n      cause {\n        ... on LogEvent {\n          ...LogEventLine\n        }\n        ... on Command {\n          id\n          effects(first: 25) {\n            edges {\n              node {\n                ...LogEventLine\n              }\n            }\n          }\n        }\n      }\n      effects(first: 25, after: $after) {\n        edges {\n          cursor\n          node {\n            ...LogEventLine\n          }\n        }\n        pageInfo {\n          ...PageFields\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  query LogEvent($id: ID!, $after: String) {\n    logEvent(id: $id) {\n      ...LogEventLine\n      cause {\n        ... on LogEvent {\n          ...LogEventLine\n        }\n        ... on Command {\n          id\n          effects(first: 25) {\n            edges {\n              node {\n                ...LogEventLine\n              }\n            }\n          }\n        }\n      }\n      effects(first: 25, after: $after) {\n        edges {\n          cursor\n          node {\n            ...LogEventLine\n          }\n        }\n        pageInfo {\n          ...PageFields\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment AuditValueFields on AuditValue {\n    path\n    label\n    value\n    isTime\n    isText\n  }\n"): (typeof documents)["\n  fragment AuditValueFields on AuditValue {\n    path\n    label\n    value\n    isTime\n    isText\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment AuditChangeFields on AuditChange {\n    path\n    label\n    before {\n      ...AuditValueFields\n    }\n    after {\n      ...AuditValueFields\n    }\n  }\n"): (typeof documents)["\n  fragment AuditChangeFields on AuditChange {\n    path\n    label\n    before {\n      ...AuditValueFields\n    }\n    after {\n      ...AuditValueFields\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query AuditHistory($kind: AuditKind!, $id: ID!, $revision: Int, $time: DateTime, $ofCredits: Boolean!) {\n    auditHistory(kind: $kind, id: $id, revision: $revision, time: $time) {\n      stream\n      totalEvents\n      firstEventAt\n      lastEventAt\n      revision\n      replayedTo\n      moment\n      obstacle\n      stateOmitted @skip(if: $ofCredits)\n      state @skip(if: $ofCredits) {\n        ...AuditValueFields\n      }\n      balance @include(if: $ofCredits) {\n        available\n        held\n        total\n        debt\n        lapsed\n        issued\n        used\n        expired\n        clawedBack\n        adjustedOut\n        writtenOff\n        lots {\n          lotId\n          source\n          available\n          held\n          expiresAt\n          lapsed\n        }\n        holds {\n          videoId\n          credits\n          placedAt\n        }\n      }\n      curve @include(if: $ofCredits) {\n        revision\n        time\n        available\n        held\n      }\n      events {\n        id\n        revision\n        position\n        time\n        type\n        hash\n        actor {\n          kind\n          id\n          label\n        }\n        selfCredit\n        note\n        undo {\n          ...CreditUndoParts\n        }\n        changes @skip(if: $ofCredits) {\n          ...AuditChangeFields\n        }\n        credits @include(if: $ofCredits) {\n          kind\n          description\n          reason\n          amount\n          videoId\n          paymentId\n          change\n          availableAfter\n          heldAfter\n          debtAfter\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  query AuditHistory($kind: AuditKind!, $id: ID!, $revision: Int, $time: DateTime, $ofCredits: Boolean!) {\n    auditHistory(kind: $kind, id: $id, revision: $revision, time: $time) {\n      stream\n      totalEvents\n      firstEventAt\n      lastEventAt\n      revision\n      replayedTo\n      moment\n      obstacle\n      stateOmitted @skip(if: $ofCredits)\n      state @skip(if: $ofCredits) {\n        ...AuditValueFields\n      }\n      balance @include(if: $ofCredits) {\n        available\n        held\n        total\n        debt\n        lapsed\n        issued\n        used\n        expired\n        clawedBack\n        adjustedOut\n        writtenOff\n        lots {\n          lotId\n          source\n          available\n          held\n          expiresAt\n          lapsed\n        }\n        holds {\n          videoId\n          credits\n          placedAt\n        }\n      }\n      curve @include(if: $ofCredits) {\n        revision\n        time\n        available\n        held\n      }\n      events {\n        id\n        revision\n        position\n        time\n        type\n        hash\n        actor {\n          kind\n          id\n          label\n        }\n        selfCredit\n        note\n        undo {\n          ...CreditUndoParts\n        }\n        changes @skip(if: $ofCredits) {\n          ...AuditChangeFields\n        }\n        credits @include(if: $ofCredits) {\n          kind\n          description\n          reason\n          amount\n          videoId\n          paymentId\n          change\n          availableAfter\n          heldAfter\n          debtAfter\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query AuditedCustomer($id: ID!) {\n    customer(id: $id) {\n      id\n      name\n      email\n      erased\n    }\n  }\n"): (typeof documents)["\n  query AuditedCustomer($id: ID!) {\n    customer(id: $id) {\n      id\n      name\n      email\n      erased\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query AuditEventStates($kind: AuditKind!, $id: ID!, $revision: Int!) {\n    auditHistory(kind: $kind, id: $id, revision: $revision, earlier: 1, later: 0) {\n      events {\n        id\n        data {\n          ...AuditValueFields\n        }\n        before {\n          ...AuditValueFields\n        }\n        after {\n          ...AuditValueFields\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  query AuditEventStates($kind: AuditKind!, $id: ID!, $revision: Int!) {\n    auditHistory(kind: $kind, id: $id, revision: $revision, earlier: 1, later: 0) {\n      events {\n        id\n        data {\n          ...AuditValueFields\n        }\n        before {\n          ...AuditValueFields\n        }\n        after {\n          ...AuditValueFields\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query AuditComparison($kind: AuditKind!, $id: ID!, $from: Int!, $to: Int!) {\n    auditComparison(kind: $kind, id: $id, from: $from, to: $to) {\n      from {\n        revision\n        time\n      }\n      to {\n        revision\n        time\n      }\n      changes {\n        ...AuditChangeFields\n      }\n    }\n  }\n"): (typeof documents)["\n  query AuditComparison($kind: AuditKind!, $id: ID!, $from: Int!, $to: Int!) {\n    auditComparison(kind: $kind, id: $id, from: $from, to: $to) {\n      from {\n        revision\n        time\n      }\n      to {\n        revision\n        time\n      }\n      changes {\n        ...AuditChangeFields\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query AuditVerdict($kind: AuditKind!, $id: ID!) {\n    auditVerdict(kind: $kind, id: $id) {\n      checkedAt\n      events\n      chainIntact\n      chainVerifiedRevision\n      chainVerifiedPosition\n      finding\n      readModelMatches\n      differences\n      keyFingerprint\n    }\n  }\n"): (typeof documents)["\n  query AuditVerdict($kind: AuditKind!, $id: ID!) {\n    auditVerdict(kind: $kind, id: $id) {\n      checkedAt\n      events\n      chainIntact\n      chainVerifiedRevision\n      chainVerifiedPosition\n      finding\n      readModelMatches\n      differences\n      keyFingerprint\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  subscription AuditedAccountUpdates($userId: ID!, $after: Position) {\n    accountUpdates(userId: $userId, after: $after) {\n      ... on VideoChanged {\n        position\n        cursor\n      }\n      ... on VideoRemoved {\n        position\n        cursor\n      }\n      ... on CreditsChanged {\n        position\n        cursor\n      }\n      ... on PaymentCompleted {\n        position\n        cursor\n      }\n    }\n  }\n"): (typeof documents)["\n  subscription AuditedAccountUpdates($userId: ID!, $after: Position) {\n    accountUpdates(userId: $userId, after: $after) {\n      ... on VideoChanged {\n        position\n        cursor\n      }\n      ... on VideoRemoved {\n        position\n        cursor\n      }\n      ... on CreditsChanged {\n        position\n        cursor\n      }\n      ... on PaymentCompleted {\n        position\n        cursor\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query AdminAvatars($first: Int, $after: String) {\n    adminAvatars(first: $first, after: $after) {\n      totalCount\n      edges {\n        cursor\n        node {\n          id\n          name\n          type\n          status\n          progress\n          errorMessage\n          createdAt\n          consentCertificateUrl\n          owner {\n            id\n            displayName\n            email\n          }\n        }\n      }\n      pageInfo {\n        ...PageFields\n      }\n    }\n  }\n"): (typeof documents)["\n  query AdminAvatars($first: Int, $after: String) {\n    adminAvatars(first: $first, after: $after) {\n      totalCount\n      edges {\n        cursor\n        node {\n          id\n          name\n          type\n          status\n          progress\n          errorMessage\n          createdAt\n          consentCertificateUrl\n          owner {\n            id\n            displayName\n            email\n          }\n        }\n      }\n      pageInfo {\n        ...PageFields\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query StockPresenters {\n    avatars {\n      id\n      name\n      type\n      status\n      description\n      imageUrl\n      posterUrl\n    }\n  }\n"): (typeof documents)["\n  query StockPresenters {\n    avatars {\n      id\n      name\n      type\n      status\n      description\n      imageUrl\n      posterUrl\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment CustomerFields on Customer {\n    id\n    name\n    email\n    username\n    erased\n    createdAt\n    credits\n    creditsHeld\n    creditsUsed\n    debt\n    digitalTwinCredits\n    subscriptionStatus\n    suspendedBy\n    deletionAt\n    roles\n  }\n"): (typeof documents)["\n  fragment CustomerFields on Customer {\n    id\n    name\n    email\n    username\n    erased\n    createdAt\n    credits\n    creditsHeld\n    creditsUsed\n    debt\n    digitalTwinCredits\n    subscriptionStatus\n    suspendedBy\n    deletionAt\n    roles\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Customer($id: ID!) {\n    customer(id: $id) {\n      ...CustomerFields\n    }\n  }\n"): (typeof documents)["\n  query Customer($id: ID!) {\n    customer(id: $id) {\n      ...CustomerFields\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query CustomerSignIn($userId: ID!) {\n    customerSignIn(userId: $userId) {\n      atProvider\n      hasSecondFactor\n      passkeys\n      sessions {\n        id\n        device\n        address\n        createdAt\n        lastSeenAt\n      }\n    }\n  }\n"): (typeof documents)["\n  query CustomerSignIn($userId: ID!) {\n    customerSignIn(userId: $userId) {\n      atProvider\n      hasSecondFactor\n      passkeys\n      sessions {\n        id\n        device\n        address\n        createdAt\n        lastSeenAt\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query CreditExplanation($userId: ID!) {\n    creditExplanation(userId: $userId) {\n      credits\n      text\n    }\n  }\n"): (typeof documents)["\n  query CreditExplanation($userId: ID!) {\n    creditExplanation(userId: $userId) {\n      credits\n      text\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query CustomerEvents($userId: ID!, $kinds: [CustomerEventKind!], $search: String, $first: Int, $after: String) {\n    customerEvents(userId: $userId, kinds: $kinds, search: $search, first: $first, after: $after) {\n      edges {\n        cursor\n        node {\n          id\n          kind\n          time\n          title\n          detail\n          tone\n          credits\n          creditsAfter\n          amountCents\n          about\n          paymentId\n          providerUrl\n          revision\n        }\n      }\n      pageInfo {\n        ...PageFields\n      }\n    }\n  }\n"): (typeof documents)["\n  query CustomerEvents($userId: ID!, $kinds: [CustomerEventKind!], $search: String, $first: Int, $after: String) {\n    customerEvents(userId: $userId, kinds: $kinds, search: $search, first: $first, after: $after) {\n      edges {\n        cursor\n        node {\n          id\n          kind\n          time\n          title\n          detail\n          tone\n          credits\n          creditsAfter\n          amountCents\n          about\n          paymentId\n          providerUrl\n          revision\n        }\n      }\n      pageInfo {\n        ...PageFields\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query CustomerVideos($first: Int, $after: String, $ownerId: ID!, $search: String) {\n    adminVideos(first: $first, after: $after, ownerId: $ownerId, search: $search) {\n      totalCount\n      edges {\n        cursor\n        node {\n          id\n          title\n          status\n          propertyAddress\n          createdAt\n        }\n      }\n      pageInfo {\n        ...PageFields\n      }\n    }\n  }\n"): (typeof documents)["\n  query CustomerVideos($first: Int, $after: String, $ownerId: ID!, $search: String) {\n    adminVideos(first: $first, after: $after, ownerId: $ownerId, search: $search) {\n      totalCount\n      edges {\n        cursor\n        node {\n          id\n          title\n          status\n          propertyAddress\n          createdAt\n        }\n      }\n      pageInfo {\n        ...PageFields\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SendPasswordLink($input: SupportActInput!) {\n    sendPasswordLink(input: $input) {\n      customer {\n        ...CustomerFields\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation SendPasswordLink($input: SupportActInput!) {\n    sendPasswordLink(input: $input) {\n      customer {\n        ...CustomerFields\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ResetSecondFactor($input: SupportActInput!) {\n    resetSecondFactor(input: $input) {\n      customer {\n        ...CustomerFields\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation ResetSecondFactor($input: SupportActInput!) {\n    resetSecondFactor(input: $input) {\n      customer {\n        ...CustomerFields\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RequestCustomerDeletion($input: SupportActInput!) {\n    requestCustomerDeletion(input: $input) {\n      customer {\n        ...CustomerFields\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation RequestCustomerDeletion($input: SupportActInput!) {\n    requestCustomerDeletion(input: $input) {\n      customer {\n        ...CustomerFields\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation EndCustomerSessions($input: EndSessionsInput!, $idempotencyKey: String) {\n    endSessions(input: $input, idempotencyKey: $idempotencyKey) {\n      sessionsEnded\n    }\n  }\n"): (typeof documents)["\n  mutation EndCustomerSessions($input: EndSessionsInput!, $idempotencyKey: String) {\n    endSessions(input: $input, idempotencyKey: $idempotencyKey) {\n      sessionsEnded\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SendMailAgain($mailId: ID!, $idempotencyKey: String) {\n    sendMailAgain(mailId: $mailId, idempotencyKey: $idempotencyKey) {\n      mailId\n      position\n    }\n  }\n"): (typeof documents)["\n  mutation SendMailAgain($mailId: ID!, $idempotencyKey: String) {\n    sendMailAgain(mailId: $mailId, idempotencyKey: $idempotencyKey) {\n      mailId\n      position\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query LedgerAccount($userId: ID!, $position: Position, $time: DateTime) {\n    ledgerAccount(userId: $userId, position: $position, time: $time) {\n      userId\n      name\n      revision\n      position\n      time\n      available\n      held\n      debt\n    }\n  }\n"): (typeof documents)["\n  query LedgerAccount($userId: ID!, $position: Position, $time: DateTime) {\n    ledgerAccount(userId: $userId, position: $position, time: $time) {\n      userId\n      name\n      revision\n      position\n      time\n      available\n      held\n      debt\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment ListedAdjustment on FinanceAdjustment {\n    id\n    state\n    userId\n    customer\n    cents\n    time\n    eventId\n    outcome\n    decidedBy\n    approvedBy\n    proposal {\n      outcome\n      by\n      byMe\n      reason\n      time\n    }\n  }\n"): (typeof documents)["\n  fragment ListedAdjustment on FinanceAdjustment {\n    id\n    state\n    userId\n    customer\n    cents\n    time\n    eventId\n    outcome\n    decidedBy\n    approvedBy\n    proposal {\n      outcome\n      by\n      byMe\n      reason\n      time\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query FinanceAdjustments($state: FinanceAdjustmentState!, $after: String) {\n    financeAdjustments(state: $state, first: 50, after: $after) {\n      edges {\n        cursor\n        node {\n          ...ListedAdjustment\n        }\n      }\n      pageInfo {\n        ...PageFields\n      }\n    }\n  }\n"): (typeof documents)["\n  query FinanceAdjustments($state: FinanceAdjustmentState!, $after: String) {\n    financeAdjustments(state: $state, first: 50, after: $after) {\n      edges {\n        cursor\n        node {\n          ...ListedAdjustment\n        }\n      }\n      pageInfo {\n        ...PageFields\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DecideAdjustment($input: DecideAdjustmentInput!) {\n    decideAdjustment(input: $input) {\n      adjustment {\n        ...ListedAdjustment\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation DecideAdjustment($input: DecideAdjustmentInput!) {\n    decideAdjustment(input: $input) {\n      adjustment {\n        ...ListedAdjustment\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ReopenAdjustment($input: ReopenAdjustmentInput!) {\n    reopenAdjustment(input: $input) {\n      adjustment {\n        ...ListedAdjustment\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation ReopenAdjustment($input: ReopenAdjustmentInput!) {\n    reopenAdjustment(input: $input) {\n      adjustment {\n        ...ListedAdjustment\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment ListedException on FinanceException {\n    id\n    leg\n    status\n    meaning\n    severity\n    state\n    key\n    userId\n    customer\n    amountCents\n    since\n    payment {\n      id\n      debt\n    }\n    assignee\n    proposedBy\n    proposedByMe\n    proposal\n    needsTwo\n    repairs\n    settlement {\n      how\n      by\n      approvedBy\n      reason\n      time\n    }\n    repairProposal {\n      repair\n      by\n      time\n    }\n    sides {\n      invoice {\n        amountCents\n        currency\n        paidCents\n        parts {\n          kind\n          amountCents\n        }\n      }\n      decision\n      reason\n    }\n  }\n"): (typeof documents)["\n  fragment ListedException on FinanceException {\n    id\n    leg\n    status\n    meaning\n    severity\n    state\n    key\n    userId\n    customer\n    amountCents\n    since\n    payment {\n      id\n      debt\n    }\n    assignee\n    proposedBy\n    proposedByMe\n    proposal\n    needsTwo\n    repairs\n    settlement {\n      how\n      by\n      approvedBy\n      reason\n      time\n    }\n    repairProposal {\n      repair\n      by\n      time\n    }\n    sides {\n      invoice {\n        amountCents\n        currency\n        paidCents\n        parts {\n          kind\n          amountCents\n        }\n      }\n      decision\n      reason\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query FinanceExceptions($state: FinanceExceptionState!, $status: String, $after: String) {\n    financeExceptions(state: $state, status: $status, first: 50, after: $after) {\n      edges {\n        cursor\n        node {\n          ...ListedException\n        }\n      }\n      pageInfo {\n        ...PageFields\n      }\n    }\n  }\n"): (typeof documents)["\n  query FinanceExceptions($state: FinanceExceptionState!, $status: String, $after: String) {\n    financeExceptions(state: $state, status: $status, first: 50, after: $after) {\n      edges {\n        cursor\n        node {\n          ...ListedException\n        }\n      }\n      pageInfo {\n        ...PageFields\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query FinanceStatuses {\n    financeStatuses {\n      id\n      meaning\n    }\n  }\n"): (typeof documents)["\n  query FinanceStatuses {\n    financeStatuses {\n      id\n      meaning\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query FinanceException($id: ID!) {\n    financeException(id: $id) {\n      ...ListedException\n      payment {\n        id\n        provider {\n          currency\n          paidCents\n          takenBackCents\n          feeCents\n        }\n        ledger {\n          currency\n          paidCents\n          takenBackCents\n        }\n        paidFor\n        granted\n        debt\n      }\n      steps {\n        time\n        action\n        by\n        note\n      }\n    }\n  }\n"): (typeof documents)["\n  query FinanceException($id: ID!) {\n    financeException(id: $id) {\n      ...ListedException\n      payment {\n        id\n        provider {\n          currency\n          paidCents\n          takenBackCents\n          feeCents\n        }\n        ledger {\n          currency\n          paidCents\n          takenBackCents\n        }\n        paidFor\n        granted\n        debt\n      }\n      steps {\n        time\n        action\n        by\n        note\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation TakeException($input: ExceptionActionInput!) {\n    takeException(input: $input) {\n      exception {\n        ...ListedException\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation TakeException($input: ExceptionActionInput!) {\n    takeException(input: $input) {\n      exception {\n        ...ListedException\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation NoteException($input: NoteExceptionInput!) {\n    noteException(input: $input) {\n      exception {\n        ...ListedException\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation NoteException($input: NoteExceptionInput!) {\n    noteException(input: $input) {\n      exception {\n        ...ListedException\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RepairException($input: RepairExceptionInput!) {\n    repairException(input: $input) {\n      exception {\n        ...ListedException\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation RepairException($input: RepairExceptionInput!) {\n    repairException(input: $input) {\n      exception {\n        ...ListedException\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SettleException($input: SettleExceptionInput!) {\n    settleException(input: $input) {\n      exception {\n        ...ListedException\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation SettleException($input: SettleExceptionInput!) {\n    settleException(input: $input) {\n      exception {\n        ...ListedException\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ReopenException($input: ReopenExceptionInput!) {\n    reopenException(input: $input) {\n      exception {\n        ...ListedException\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation ReopenException($input: ReopenExceptionInput!) {\n    reopenException(input: $input) {\n      exception {\n        ...ListedException\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment ListedMonth on FinanceMonth {\n    id\n    state\n    netCents\n    revenueCents\n    breakageCents\n    canClose\n    canReopen\n  }\n"): (typeof documents)["\n  fragment ListedMonth on FinanceMonth {\n    id\n    state\n    netCents\n    revenueCents\n    breakageCents\n    canClose\n    canReopen\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query FinanceMonths {\n    financeMonths {\n      ...ListedMonth\n    }\n  }\n"): (typeof documents)["\n  query FinanceMonths {\n    financeMonths {\n      ...ListedMonth\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query FinanceMonth($id: ID!) {\n    financeMonth(id: $id) {\n      ...ListedMonth\n      salesCents\n      refundsCents\n      feesCents\n      bridges {\n        account\n        openingCents\n        steps {\n          part\n          cents\n        }\n        closingCents\n      }\n      accounts {\n        account\n        openingCents\n        changeCents\n        closingCents\n      }\n      checks {\n        id\n        isDone\n        isBlocking\n        message\n      }\n      period {\n        closedAt\n        closedBy\n        reopenedAt\n        headHash\n        position\n        openExceptions\n      }\n    }\n  }\n"): (typeof documents)["\n  query FinanceMonth($id: ID!) {\n    financeMonth(id: $id) {\n      ...ListedMonth\n      salesCents\n      refundsCents\n      feesCents\n      bridges {\n        account\n        openingCents\n        steps {\n          part\n          cents\n        }\n        closingCents\n      }\n      accounts {\n        account\n        openingCents\n        changeCents\n        closingCents\n      }\n      checks {\n        id\n        isDone\n        isBlocking\n        message\n      }\n      period {\n        closedAt\n        closedBy\n        reopenedAt\n        headHash\n        position\n        openExceptions\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ClosePeriod($input: ClosePeriodInput!) {\n    closePeriod(input: $input) {\n      period {\n        id\n        isClosed\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation ClosePeriod($input: ClosePeriodInput!) {\n    closePeriod(input: $input) {\n      period {\n        id\n        isClosed\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ReopenPeriod($input: ReopenPeriodInput!) {\n    reopenPeriod(input: $input) {\n      period {\n        id\n        isClosed\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation ReopenPeriod($input: ReopenPeriodInput!) {\n    reopenPeriod(input: $input) {\n      period {\n        id\n        isClosed\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment ListedEntry on BookEntry {\n    id\n    time\n    eventId\n    description\n    userId\n    customer\n    paymentId\n    lines {\n      account\n      cents\n    }\n  }\n"): (typeof documents)["\n  fragment ListedEntry on BookEntry {\n    id\n    time\n    eventId\n    description\n    userId\n    customer\n    paymentId\n    lines {\n      account\n      cents\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query BookEntries($from: String!, $to: String, $account: String, $part: String, $after: String) {\n    bookEntries(from: $from, to: $to, account: $account, part: $part, first: 50, after: $after) {\n      totals {\n        account\n        part\n        cents\n      }\n      edges {\n        cursor\n        node {\n          ...ListedEntry\n        }\n      }\n      pageInfo {\n        ...PageFields\n      }\n    }\n  }\n"): (typeof documents)["\n  query BookEntries($from: String!, $to: String, $account: String, $part: String, $after: String) {\n    bookEntries(from: $from, to: $to, account: $account, part: $part, first: 50, after: $after) {\n      totals {\n        account\n        part\n        cents\n      }\n      edges {\n        cursor\n        node {\n          ...ListedEntry\n        }\n      }\n      pageInfo {\n        ...PageFields\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query FinanceOverview($days: Int!) {\n    financeSummary {\n      isLive\n      providerReadTo\n      pageFault\n      deferredRevenueCents\n      clearingCents\n      owedCredits\n      adjustmentsCents\n      accounts\n      accountsComparedSince\n      alarms {\n        id\n        message\n      }\n      legs {\n        id\n        name\n        rows\n        matched\n        pending\n        exceptions\n        settled\n        left\n        right\n        drift\n        acceptedDrift\n      }\n    }\n    financeDays(days: $days) {\n      day\n      revenueCents\n      soldCents\n      refundsCents\n      feesCents\n      soldCredits\n      usedCredits\n      expiredCredits\n      owedCredits\n      deferredRevenueCents\n    }\n  }\n"): (typeof documents)["\n  query FinanceOverview($days: Int!) {\n    financeSummary {\n      isLive\n      providerReadTo\n      pageFault\n      deferredRevenueCents\n      clearingCents\n      owedCredits\n      adjustmentsCents\n      accounts\n      accountsComparedSince\n      alarms {\n        id\n        message\n      }\n      legs {\n        id\n        name\n        rows\n        matched\n        pending\n        exceptions\n        settled\n        left\n        right\n        drift\n        acceptedDrift\n      }\n    }\n    financeDays(days: $days) {\n      day\n      revenueCents\n      soldCents\n      refundsCents\n      feesCents\n      soldCredits\n      usedCredits\n      expiredCredits\n      owedCredits\n      deferredRevenueCents\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation Reconcile {\n    reconcile {\n      recorded\n      exceptions\n      settled\n      pending\n      accounts\n    }\n  }\n"): (typeof documents)["\n  mutation Reconcile {\n    reconcile {\n      recorded\n      exceptions\n      settled\n      pending\n      accounts\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query FinancePayments($after: String, $order: PaymentOrder) {\n    financePayments(first: 50, after: $after, order: $order) {\n      edges {\n        cursor\n        node {\n          id\n          userId\n          customer\n          status\n          time\n          amountCents\n          faults\n        }\n      }\n      pageInfo {\n        ...PageFields\n      }\n    }\n  }\n"): (typeof documents)["\n  query FinancePayments($after: String, $order: PaymentOrder) {\n    financePayments(first: 50, after: $after, order: $order) {\n      edges {\n        cursor\n        node {\n          id\n          userId\n          customer\n          status\n          time\n          amountCents\n          faults\n        }\n      }\n      pageInfo {\n        ...PageFields\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query FinancePayment($id: ID!) {\n    financePayment(id: $id) {\n      id\n      userId\n      customer\n      status\n      faults\n      paidFor\n      granted\n      debt\n      provider {\n        ownerId\n        currency\n        paidCents\n        takenBackCents\n        feeCents\n      }\n      ledger {\n        userId\n        currency\n        paidCents\n        takenBackCents\n      }\n      exceptions {\n        id\n        meaning\n        state\n        settlement {\n          how\n          by\n          approvedBy\n          reason\n          time\n        }\n      }\n      entries {\n        ...ListedEntry\n      }\n    }\n  }\n"): (typeof documents)["\n  query FinancePayment($id: ID!) {\n    financePayment(id: $id) {\n      id\n      userId\n      customer\n      status\n      faults\n      paidFor\n      granted\n      debt\n      provider {\n        ownerId\n        currency\n        paidCents\n        takenBackCents\n        feeCents\n      }\n      ledger {\n        userId\n        currency\n        paidCents\n        takenBackCents\n      }\n      exceptions {\n        id\n        meaning\n        state\n        settlement {\n          how\n          by\n          approvedBy\n          reason\n          time\n        }\n      }\n      entries {\n        ...ListedEntry\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query RefusedPurchases($after: String) {\n    refusedPurchases(first: 50, after: $after) {\n      edges {\n        cursor\n        node {\n          id\n          userId\n          email\n          at\n          description\n          claimed\n        }\n      }\n      pageInfo {\n        ...PageFields\n      }\n    }\n  }\n"): (typeof documents)["\n  query RefusedPurchases($after: String) {\n    refusedPurchases(first: 50, after: $after) {\n      edges {\n        cursor\n        node {\n          id\n          userId\n          email\n          at\n          description\n          claimed\n        }\n      }\n      pageInfo {\n        ...PageFields\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query PlatformTotals {\n    platformTotals {\n      users\n      administrators\n      videos\n      videosByStatus {\n        total\n        pending\n        processing\n        ready\n        failed\n      }\n      avatars\n      avatarsByType {\n        stock\n        custom\n      }\n    }\n    videoStats {\n      total\n    }\n  }\n"): (typeof documents)["\n  query PlatformTotals {\n    platformTotals {\n      users\n      administrators\n      videos\n      videosByStatus {\n        total\n        pending\n        processing\n        ready\n        failed\n      }\n      avatars\n      avatarsByType {\n        stock\n        custom\n      }\n    }\n    videoStats {\n      total\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query AdminLibrary {\n    adminLibraryVideos {\n      id\n      title\n      description\n      category\n      duration\n      sourceUrl\n      ownThumbnailUrl\n      thumbnailUrl\n      fileState\n      fileProblem\n      captionsUrl\n      chapters {\n        start\n        title\n      }\n      tags\n      viewCount\n      isActive\n    }\n  }\n"): (typeof documents)["\n  query AdminLibrary {\n    adminLibraryVideos {\n      id\n      title\n      description\n      category\n      duration\n      sourceUrl\n      ownThumbnailUrl\n      thumbnailUrl\n      fileState\n      fileProblem\n      captionsUrl\n      chapters {\n        start\n        title\n      }\n      tags\n      viewCount\n      isActive\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation AddLibraryVideo($input: LibraryVideoInput!, $idempotencyKey: String) {\n    addLibraryVideo(input: $input, idempotencyKey: $idempotencyKey) {\n      video {\n        id\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation AddLibraryVideo($input: LibraryVideoInput!, $idempotencyKey: String) {\n    addLibraryVideo(input: $input, idempotencyKey: $idempotencyKey) {\n      video {\n        id\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation UpdateLibraryVideo($id: ID!, $input: LibraryVideoInput!, $idempotencyKey: String) {\n    updateLibraryVideo(id: $id, input: $input, idempotencyKey: $idempotencyKey) {\n      video {\n        id\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation UpdateLibraryVideo($id: ID!, $input: LibraryVideoInput!, $idempotencyKey: String) {\n    updateLibraryVideo(id: $id, input: $input, idempotencyKey: $idempotencyKey) {\n      video {\n        id\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ActivateLibraryVideo($id: ID!, $isActive: Boolean!) {\n    activateLibraryVideo(id: $id, isActive: $isActive) {\n      video {\n        id\n        isActive\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation ActivateLibraryVideo($id: ID!, $isActive: Boolean!) {\n    activateLibraryVideo(id: $id, isActive: $isActive) {\n      video {\n        id\n        isActive\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation CheckLibraryFile($id: ID!) {\n    checkLibraryFile(id: $id) {\n      video {\n        id\n        fileState\n        fileProblem\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation CheckLibraryFile($id: ID!) {\n    checkLibraryFile(id: $id) {\n      video {\n        id\n        fileState\n        fileProblem\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ReorderLibrary($ids: [ID!]!) {\n    reorderLibraryVideos(ids: $ids) {\n      videos {\n        id\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation ReorderLibrary($ids: [ID!]!) {\n    reorderLibraryVideos(ids: $ids) {\n      videos {\n        id\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RemoveLibraryVideo($id: ID!, $idempotencyKey: String) {\n    removeLibraryVideo(id: $id, idempotencyKey: $idempotencyKey) {\n      id\n    }\n  }\n"): (typeof documents)["\n  mutation RemoveLibraryVideo($id: ID!, $idempotencyKey: String) {\n    removeLibraryVideo(id: $id, idempotencyKey: $idempotencyKey) {\n      id\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query AdminActions(\n    $first: Int\n    $after: String\n    $search: String\n    $type: String\n    $userId: ID\n    $actorId: ID\n    $from: DateTime\n    $until: DateTime\n  ) {\n    adminActions(\n      first: $first\n      after: $after\n      search: $search\n      type: $type\n      userId: $userId\n      actorId: $actorId\n      from: $from\n      until: $until\n    ) {\n      edges {\n        cursor\n        node {\n          id\n          time\n          sentence {\n            text\n            path\n          }\n          momentPath\n          actor\n          reason\n          note\n          undo {\n            ...CreditUndoParts\n          }\n          from\n          selfCredit\n          changes {\n            field\n            before\n            after\n          }\n        }\n      }\n      pageInfo {\n        ...PageFields\n      }\n    }\n  }\n"): (typeof documents)["\n  query AdminActions(\n    $first: Int\n    $after: String\n    $search: String\n    $type: String\n    $userId: ID\n    $actorId: ID\n    $from: DateTime\n    $until: DateTime\n  ) {\n    adminActions(\n      first: $first\n      after: $after\n      search: $search\n      type: $type\n      userId: $userId\n      actorId: $actorId\n      from: $from\n      until: $until\n    ) {\n      edges {\n        cursor\n        node {\n          id\n          time\n          sentence {\n            text\n            path\n          }\n          momentPath\n          actor\n          reason\n          note\n          undo {\n            ...CreditUndoParts\n          }\n          from\n          selfCredit\n          changes {\n            field\n            before\n            after\n          }\n        }\n      }\n      pageInfo {\n        ...PageFields\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query AdminActionChoices {\n    adminActionTypes {\n      type\n      action\n    }\n    adminUsers(first: 100, role: ADMIN) {\n      edges {\n        node {\n          id\n          email\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  query AdminActionChoices {\n    adminActionTypes {\n      type\n      action\n    }\n    adminUsers(first: 100, role: ADMIN) {\n      edges {\n        node {\n          id\n          email\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query AdminUserBalance($id: ID!) {\n    adminUser(id: $id) {\n      ...AdminUserRow\n      account {\n        id\n        available\n        revision\n      }\n    }\n  }\n"): (typeof documents)["\n  query AdminUserBalance($id: ID!) {\n    adminUser(id: $id) {\n      ...AdminUserRow\n      account {\n        id\n        available\n        revision\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SetCredits($input: SetCreditsInput!) {\n    setCredits(input: $input) {\n      position\n      user {\n        ...AdminUserRow\n      }\n      account {\n        ...AccountCredits\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation SetCredits($input: SetCreditsInput!) {\n    setCredits(input: $input) {\n      position\n      user {\n        ...AdminUserRow\n      }\n      account {\n        ...AccountCredits\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query FailingProcesses {\n    failingProcesses {\n      name\n      failures\n      stalledSince\n    }\n  }\n"): (typeof documents)["\n  query FailingProcesses {\n    failingProcesses {\n      name\n      failures\n      stalledSince\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Failures($process: String, $first: Int, $after: String) {\n    failures(process: $process, first: $first, after: $after) {\n      edges {\n        cursor\n        node {\n          ...ListedFailure\n        }\n      }\n      pageInfo {\n        ...PageFields\n      }\n    }\n  }\n"): (typeof documents)["\n  query Failures($process: String, $first: Int, $after: String) {\n    failures(process: $process, first: $first, after: $after) {\n      edges {\n        cursor\n        node {\n          ...ListedFailure\n        }\n      }\n      pageInfo {\n        ...PageFields\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RetryFailure($id: ID!, $idempotencyKey: String) {\n    retryFailure(id: $id, idempotencyKey: $idempotencyKey) {\n      id\n      position\n    }\n  }\n"): (typeof documents)["\n  mutation RetryFailure($id: ID!, $idempotencyKey: String) {\n    retryFailure(id: $id, idempotencyKey: $idempotencyKey) {\n      id\n      position\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DismissFailure($id: ID!, $idempotencyKey: String) {\n    dismissFailure(id: $id, idempotencyKey: $idempotencyKey) {\n      id\n      position\n    }\n  }\n"): (typeof documents)["\n  mutation DismissFailure($id: ID!, $idempotencyKey: String) {\n    dismissFailure(id: $id, idempotencyKey: $idempotencyKey) {\n      id\n      position\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RetryFailures($process: String!, $idempotencyKey: String) {\n    retryFailures(process: $process, idempotencyKey: $idempotencyKey) {\n      process\n      position\n    }\n  }\n"): (typeof documents)["\n  mutation RetryFailures($process: String!, $idempotencyKey: String) {\n    retryFailures(process: $process, idempotencyKey: $idempotencyKey) {\n      process\n      position\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query OpenErasureSteps {\n    openErasureSteps {\n      userId\n      step\n      outside\n      problem\n      code\n      failures\n      since\n      retryAt\n    }\n  }\n"): (typeof documents)["\n  query OpenErasureSteps {\n    openErasureSteps {\n      userId\n      step\n      outside\n      problem\n      code\n      failures\n      since\n      retryAt\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RetryErasure($userId: ID!) {\n    retryErasure(userId: $userId) {\n      userId\n      position\n    }\n  }\n"): (typeof documents)["\n  mutation RetryErasure($userId: ID!) {\n    retryErasure(userId: $userId) {\n      userId\n      position\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query SystemStatus {\n    systemStatus {\n      engines {\n        port\n        name\n        external\n        problem\n      }\n      projections {\n        name\n        version\n        state\n        position\n        lag\n        behind\n        progress\n        error\n      }\n      logHead\n      logFinding\n    }\n  }\n"): (typeof documents)["\n  query SystemStatus {\n    systemStatus {\n      engines {\n        port\n        name\n        external\n        problem\n      }\n      projections {\n        name\n        version\n        state\n        position\n        lag\n        behind\n        progress\n        error\n      }\n      logHead\n      logFinding\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment ListedFailure on Failure {\n    id\n    process\n    eventType\n    eventId\n    eventPosition\n    ownerId\n    owner\n    kind\n    reason\n    attempts\n    since\n    retryAt\n  }\n"): (typeof documents)["\n  fragment ListedFailure on Failure {\n    id\n    process\n    eventType\n    eventId\n    eventPosition\n    ownerId\n    owner\n    kind\n    reason\n    attempts\n    since\n    retryAt\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RequestTestRun($idempotencyKey: String) {\n    requestTestRun(idempotencyKey: $idempotencyKey) {\n      runId\n      position\n    }\n  }\n"): (typeof documents)["\n  mutation RequestTestRun($idempotencyKey: String) {\n    requestTestRun(idempotencyKey: $idempotencyKey) {\n      runId\n      position\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query TestRuns {\n    testRuns {\n      id\n      timestamp\n      status\n      successRate\n      totalScenarios\n      totalRevenue\n      totalCredits\n      totalDuration\n      results {\n        scenario\n        success\n        totalAmount\n        finalCredits\n        duration\n        errors\n      }\n    }\n  }\n"): (typeof documents)["\n  query TestRuns {\n    testRuns {\n      id\n      timestamp\n      status\n      successRate\n      totalScenarios\n      totalRevenue\n      totalCredits\n      totalDuration\n      results {\n        scenario\n        success\n        totalAmount\n        finalCredits\n        duration\n        errors\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment AdminUserRow on AdminUser {\n    id\n    username\n    email\n    displayName\n    credits\n    creditsHeld\n    debt\n    totalVideos\n    totalAvatars\n    subscriptionStatus\n    accountSuspended\n    suspendedBy\n    deletionAt\n    isAdmin\n    roles\n    createdAt\n  }\n"): (typeof documents)["\n  fragment AdminUserRow on AdminUser {\n    id\n    username\n    email\n    displayName\n    credits\n    creditsHeld\n    debt\n    totalVideos\n    totalAvatars\n    subscriptionStatus\n    accountSuspended\n    suspendedBy\n    deletionAt\n    isAdmin\n    roles\n    createdAt\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SuspendAccount($input: AccountSuspensionInput!) {\n    suspendAccount(input: $input) {\n      user {\n        ...AdminUserRow\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation SuspendAccount($input: AccountSuspensionInput!) {\n    suspendAccount(input: $input) {\n      user {\n        ...AdminUserRow\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ReactivateAccount($input: AccountSuspensionInput!) {\n    reactivateAccount(input: $input) {\n      user {\n        ...AdminUserRow\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation ReactivateAccount($input: AccountSuspensionInput!) {\n    reactivateAccount(input: $input) {\n      user {\n        ...AdminUserRow\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation GrantRole($input: ChangeRoleInput!) {\n    grantRole(input: $input) {\n      user {\n        ...AdminUserRow\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation GrantRole($input: ChangeRoleInput!) {\n    grantRole(input: $input) {\n      user {\n        ...AdminUserRow\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RevokeRole($input: ChangeRoleInput!) {\n    revokeRole(input: $input) {\n      user {\n        ...AdminUserRow\n      }\n      sessionsEnded\n    }\n  }\n"): (typeof documents)["\n  mutation RevokeRole($input: ChangeRoleInput!) {\n    revokeRole(input: $input) {\n      user {\n        ...AdminUserRow\n      }\n      sessionsEnded\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DeleteUserVideo($input: DeleteUserVideoInput!) {\n    deleteUserVideo(input: $input) {\n      id\n      user {\n        ...AdminUserRow\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation DeleteUserVideo($input: DeleteUserVideoInput!) {\n    deleteUserVideo(input: $input) {\n      id\n      user {\n        ...AdminUserRow\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query AdminUserDetail($id: ID!) {\n    adminUser(id: $id) {\n      ...AdminUserRow\n      creditsUsed\n      digitalTwinCredits\n      videos {\n        id\n        title\n        propertyAddress\n        status\n        createdAt\n      }\n      avatars {\n        id\n        name\n        type\n        status\n      }\n    }\n  }\n"): (typeof documents)["\n  query AdminUserDetail($id: ID!) {\n    adminUser(id: $id) {\n      ...AdminUserRow\n      creditsUsed\n      digitalTwinCredits\n      videos {\n        id\n        title\n        propertyAddress\n        status\n        createdAt\n      }\n      avatars {\n        id\n        name\n        type\n        status\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query AdminUsers(\n    $first: Int\n    $after: String\n    $search: String\n    $role: Role\n    $status: AccountStatus\n    $order: AgeOrder\n  ) {\n    adminUsers(first: $first, after: $after, search: $search, role: $role, status: $status, order: $order) {\n      totalCount\n      edges {\n        cursor\n        node {\n          ...AdminUserRow\n        }\n      }\n      pageInfo {\n        ...PageFields\n      }\n    }\n  }\n"): (typeof documents)["\n  query AdminUsers(\n    $first: Int\n    $after: String\n    $search: String\n    $role: Role\n    $status: AccountStatus\n    $order: AgeOrder\n  ) {\n    adminUsers(first: $first, after: $after, search: $search, role: $role, status: $status, order: $order) {\n      totalCount\n      edges {\n        cursor\n        node {\n          ...AdminUserRow\n        }\n      }\n      pageInfo {\n        ...PageFields\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RetryUserVideo($input: RetryUserVideoInput!) {\n    retryUserVideo(input: $input) {\n      video {\n        id\n        status\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation RetryUserVideo($input: RetryUserVideoInput!) {\n    retryUserVideo(input: $input) {\n      video {\n        id\n        status\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query AdminVideo($id: ID!) {\n    adminVideo(id: $id) {\n      video {\n        id\n        title\n        status\n        propertyAddress\n        avatarId\n        duration\n        errorMessage\n        creditsHeld\n        creditsUsed\n        createdAt\n      }\n      owner {\n        id\n        email\n        username\n        displayName\n      }\n      costCents\n      watchUrl\n      events {\n        id\n        time\n        type\n        text\n        actor\n      }\n    }\n  }\n"): (typeof documents)["\n  query AdminVideo($id: ID!) {\n    adminVideo(id: $id) {\n      video {\n        id\n        title\n        status\n        propertyAddress\n        avatarId\n        duration\n        errorMessage\n        creditsHeld\n        creditsUsed\n        createdAt\n      }\n      owner {\n        id\n        email\n        username\n        displayName\n      }\n      costCents\n      watchUrl\n      events {\n        id\n        time\n        type\n        text\n        actor\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query AdminVideos($first: Int, $after: String, $status: VideoStatusFilter, $order: AgeOrder) {\n    adminVideos(first: $first, after: $after, status: $status, order: $order) {\n      totalCount\n      edges {\n        cursor\n        node {\n          id\n          title\n          status\n          propertyAddress\n          createdAt\n          owner {\n            id\n            username\n            email\n            displayName\n          }\n        }\n      }\n      pageInfo {\n        ...PageFields\n      }\n    }\n  }\n"): (typeof documents)["\n  query AdminVideos($first: Int, $after: String, $status: VideoStatusFilter, $order: AgeOrder) {\n    adminVideos(first: $first, after: $after, status: $status, order: $order) {\n      totalCount\n      edges {\n        cursor\n        node {\n          id\n          title\n          status\n          propertyAddress\n          createdAt\n          owner {\n            id\n            username\n            email\n            displayName\n          }\n        }\n      }\n      pageInfo {\n        ...PageFields\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query SignInDebug {\n    signInDebug {\n      domain\n      clientId\n      hosted\n    }\n  }\n"): (typeof documents)["\n  query SignInDebug {\n    signInDebug {\n      domain\n      clientId\n      hosted\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query SavedCard {\n    savedCard {\n      brand\n      last4\n      expMonth\n      expYear\n    }\n  }\n"): (typeof documents)["\n  query SavedCard {\n    savedCard {\n      brand\n      last4\n      expMonth\n      expYear\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Billing {\n    billingSubscription {\n      id\n      status\n      plan {\n        nickname\n        amount\n        interval\n        credits\n      }\n      currentPeriodStart\n      currentPeriodEnd\n      cancelAtPeriodEnd\n      endsAt\n      autoRenewPaused\n      planCreditsPauseAt\n    }\n    billingHistory {\n      id\n      description\n      createdAt\n      amountCents\n      lines {\n        description\n        amountCents\n      }\n      parts {\n        kind\n        amountCents\n      }\n      refundedCents\n      creditedCents\n      status\n      invoicePdf\n    }\n  }\n"): (typeof documents)["\n  query Billing {\n    billingSubscription {\n      id\n      status\n      plan {\n        nickname\n        amount\n        interval\n        credits\n      }\n      currentPeriodStart\n      currentPeriodEnd\n      cancelAtPeriodEnd\n      endsAt\n      autoRenewPaused\n      planCreditsPauseAt\n    }\n    billingHistory {\n      id\n      description\n      createdAt\n      amountCents\n      lines {\n        description\n        amountCents\n      }\n      parts {\n        kind\n        amountCents\n      }\n      refundedCents\n      creditedCents\n      status\n      invoicePdf\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  subscription BillingUpdates {\n    accountUpdates {\n      ... on SubscriptionUpdated {\n        position\n      }\n    }\n  }\n"): (typeof documents)["\n  subscription BillingUpdates {\n    accountUpdates {\n      ... on SubscriptionUpdated {\n        position\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation CancelSubscription {\n    cancelSubscription {\n      subscription {\n        id\n        cancelAtPeriodEnd\n      }\n      position\n    }\n  }\n"): (typeof documents)["\n  mutation CancelSubscription {\n    cancelSubscription {\n      subscription {\n        id\n        cancelAtPeriodEnd\n      }\n      position\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ReactivateSubscription {\n    reactivateSubscription {\n      subscription {\n        id\n        cancelAtPeriodEnd\n      }\n      position\n    }\n  }\n"): (typeof documents)["\n  mutation ReactivateSubscription {\n    reactivateSubscription {\n      subscription {\n        id\n        cancelAtPeriodEnd\n      }\n      position\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation OpenCustomerPortal {\n    openCustomerPortal {\n      url\n      position\n    }\n  }\n"): (typeof documents)["\n  mutation OpenCustomerPortal {\n    openCustomerPortal {\n      url\n      position\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query LibrarySize {\n    libraryVideoCount\n  }\n"): (typeof documents)["\n  query LibrarySize {\n    libraryVideoCount\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Analytics {\n    analytics(weeks: 12) {\n      id\n      weeks {\n        week\n        watched {\n          ...WatchedFields\n        }\n        made {\n          videos\n          creditsUsed\n        }\n      }\n      watched {\n        ...WatchedFields\n      }\n      made {\n        videos\n        waitSeconds\n        renderSeconds\n        creditsUsed\n      }\n    }\n  }\n"): (typeof documents)["\n  query Analytics {\n    analytics(weeks: 12) {\n      id\n      weeks {\n        week\n        watched {\n          ...WatchedFields\n        }\n        made {\n          videos\n          creditsUsed\n        }\n      }\n      watched {\n        ...WatchedFields\n      }\n      made {\n        videos\n        waitSeconds\n        renderSeconds\n        creditsUsed\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Dashboard {\n    videoStats {\n      id\n      total\n      pending\n      processing\n      ready\n      failed\n    }\n    videos(first: 3) {\n      edges {\n        cursor\n        node {\n          ...LiveVideo\n        }\n      }\n      pageInfo {\n        ...PageFields\n      }\n    }\n  }\n"): (typeof documents)["\n  query Dashboard {\n    videoStats {\n      id\n      total\n      pending\n      processing\n      ready\n      failed\n    }\n    videos(first: 3) {\n      edges {\n        cursor\n        node {\n          ...LiveVideo\n        }\n      }\n      pageInfo {\n        ...PageFields\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query LibraryOutline($id: ID!) {\n    libraryVideo(id: $id) {\n      id\n      title\n      outline\n    }\n  }\n"): (typeof documents)["\n  query LibraryOutline($id: ID!) {\n    libraryVideo(id: $id) {\n      id\n      title\n      outline\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query VideoToCopy($id: ID!) {\n    video(id: $id) {\n      id\n      title\n      propertyAddress\n      script\n      avatarId\n      screenShareUrl\n      imageUrls\n      pictureCaptions\n      pictureTexts\n      pictureScenes\n      look {\n        format\n        placement\n        captions\n        resolution\n        music\n      }\n    }\n  }\n"): (typeof documents)["\n  query VideoToCopy($id: ID!) {\n    video(id: $id) {\n      id\n      title\n      propertyAddress\n      script\n      avatarId\n      screenShareUrl\n      imageUrls\n      pictureCaptions\n      pictureTexts\n      pictureScenes\n      look {\n        format\n        placement\n        captions\n        resolution\n        music\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query VideoDraft($template: VideoTemplate!) {\n    videoDraft(template: $template) {\n      template\n      content\n      revision\n      savedAt\n    }\n  }\n"): (typeof documents)["\n  query VideoDraft($template: VideoTemplate!) {\n    videoDraft(template: $template) {\n      template\n      content\n      revision\n      savedAt\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SaveVideoDraft($input: SaveVideoDraftInput!) {\n    saveVideoDraft(input: $input) {\n      template\n      revision\n      savedAt\n    }\n  }\n"): (typeof documents)["\n  mutation SaveVideoDraft($input: SaveVideoDraftInput!) {\n    saveVideoDraft(input: $input) {\n      template\n      revision\n      savedAt\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RemoveVideoDraft($template: VideoTemplate!) {\n    removeVideoDraft(template: $template) {\n      template\n    }\n  }\n"): (typeof documents)["\n  mutation RemoveVideoDraft($template: VideoTemplate!) {\n    removeVideoDraft(template: $template) {\n      template\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query LenderScriptLengths {\n    lenderScriptLengths {\n      length\n      fromSeconds\n      toSeconds\n      credits\n    }\n  }\n"): (typeof documents)["\n  query LenderScriptLengths {\n    lenderScriptLengths {\n      length\n      fromSeconds\n      toSeconds\n      credits\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query SampleFeeSheets {\n    sampleFeeSheets {\n      id\n      title\n      format\n      url\n    }\n  }\n"): (typeof documents)["\n  query SampleFeeSheets {\n    sampleFeeSheets {\n      id\n      title\n      format\n      url\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query FeeSheet($id: ID!) {\n    feeSheet(id: $id) {\n      id\n      name\n      deletedAt\n      pagesInFile\n      pages {\n        number\n        aspect\n        pictureUrl\n        lines\n      }\n      figures {\n        key\n        label\n        kind\n        value\n        question\n        alternatives\n        page\n        line\n        text\n        left\n        top\n        width\n        height\n      }\n    }\n  }\n"): (typeof documents)["\n  query FeeSheet($id: ID!) {\n    feeSheet(id: $id) {\n      id\n      name\n      deletedAt\n      pagesInFile\n      pages {\n        number\n        aspect\n        pictureUrl\n        lines\n      }\n      figures {\n        key\n        label\n        kind\n        value\n        question\n        alternatives\n        page\n        line\n        text\n        left\n        top\n        width\n        height\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DeleteFeeSheet($id: ID!) {\n    deleteFeeSheet(id: $id) {\n      id\n      position\n    }\n  }\n"): (typeof documents)["\n  mutation DeleteFeeSheet($id: ID!) {\n    deleteFeeSheet(id: $id) {\n      id\n      position\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation GenerateLenderScript($input: GenerateLenderScriptInput!) {\n    generateLenderScript(input: $input) {\n      script\n      title\n      duration\n      creditsNeeded\n      figures {\n        label\n        value\n        source\n      }\n      placeholders\n    }\n  }\n"): (typeof documents)["\n  mutation GenerateLenderScript($input: GenerateLenderScriptInput!) {\n    generateLenderScript(input: $input) {\n      script\n      title\n      duration\n      creditsNeeded\n      figures {\n        label\n        value\n        source\n      }\n      placeholders\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query MediaChecks($urls: [String!]!) {\n    mediaChecks(urls: $urls) {\n      url\n      kind\n      problem\n    }\n  }\n"): (typeof documents)["\n  query MediaChecks($urls: [String!]!) {\n    mediaChecks(urls: $urls) {\n      url\n      kind\n      problem\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Storyboard($input: StoryboardInput!) {\n    storyboard(input: $input) {\n      text\n      pictures\n      facts\n    }\n  }\n"): (typeof documents)["\n  query Storyboard($input: StoryboardInput!) {\n    storyboard(input: $input) {\n      text\n      pictures\n      facts\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation StartVideo($input: StartVideoInput!) {\n    startVideo(input: $input) {\n      position\n      creditsReserved\n      creditsAvailable\n      account {\n        ...AccountCredits\n      }\n      video {\n        ...LiveVideo\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation StartVideo($input: StartVideoInput!) {\n    startVideo(input: $input) {\n      position\n      creditsReserved\n      creditsAvailable\n      account {\n        ...AccountCredits\n      }\n      video {\n        ...LiveVideo\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query SampleListings {\n    sampleListings {\n      id\n      title\n      address\n      url\n      imageUrl\n      template\n    }\n  }\n"): (typeof documents)["\n  query SampleListings {\n    sampleListings {\n      id\n      title\n      address\n      url\n      imageUrl\n      template\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ScriptTools {\n    scriptTools {\n      writer\n      canTranslate\n      translationNote\n    }\n  }\n"): (typeof documents)["\n  query ScriptTools {\n    scriptTools {\n      writer\n      canTranslate\n      translationNote\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation PreviewVoice($script: String!, $avatarId: ID!) {\n    previewVoice(script: $script, avatarId: $avatarId) {\n      sentence\n      audio\n      natural\n    }\n  }\n"): (typeof documents)["\n  mutation PreviewVoice($script: String!, $avatarId: ID!) {\n    previewVoice(script: $script, avatarId: $avatarId) {\n      sentence\n      audio\n      natural\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation GenerateScript($input: GenerateScriptInput!) {\n    generateScript(input: $input) {\n      script\n      title\n      propertyAddress\n      duration\n      creditsNeeded\n      facts {\n        name\n        value\n        source\n      }\n      openFacts {\n        name\n        placeholder\n        phrase\n        question\n        candidates {\n          value\n          words\n          source\n          place\n        }\n      }\n      lengths {\n        length\n        seconds\n        reached\n      }\n      notes\n      imageUrls\n      imageTexts\n      placeholders\n    }\n  }\n"): (typeof documents)["\n  mutation GenerateScript($input: GenerateScriptInput!) {\n    generateScript(input: $input) {\n      script\n      title\n      propertyAddress\n      duration\n      creditsNeeded\n      facts {\n        name\n        value\n        source\n      }\n      openFacts {\n        name\n        placeholder\n        phrase\n        question\n        candidates {\n          value\n          words\n          source\n          place\n        }\n      }\n      lengths {\n        length\n        seconds\n        reached\n      }\n      notes\n      imageUrls\n      imageTexts\n      placeholders\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ScriptEstimate($script: String!) {\n    scriptEstimate(script: $script) {\n      duration\n      seconds\n      creditsNeeded\n      wordCount\n      placeholders\n      warnings\n    }\n  }\n"): (typeof documents)["\n  query ScriptEstimate($script: String!) {\n    scriptEstimate(script: $script) {\n      duration\n      seconds\n      creditsNeeded\n      wordCount\n      placeholders\n      warnings\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation OptimizeScript($script: String!) {\n    optimizeScript(script: $script) {\n      script\n      changes\n    }\n  }\n"): (typeof documents)["\n  mutation OptimizeScript($script: String!) {\n    optimizeScript(script: $script) {\n      script\n      changes\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation TranslateScript($script: String!, $language: ScriptLanguage!) {\n    translateScript(script: $script, language: $language) {\n      script\n      changes\n    }\n  }\n"): (typeof documents)["\n  mutation TranslateScript($script: String!, $language: ScriptLanguage!) {\n    translateScript(script: $script, language: $language) {\n      script\n      changes\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ShareableVideos {\n    videos(first: 5, status: READY) {\n      edges {\n        node {\n          id\n          title\n          propertyAddress\n          share {\n            url\n            hasExpired\n          }\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  query ShareableVideos {\n    videos(first: 5, status: READY) {\n      edges {\n        node {\n          id\n          title\n          propertyAddress\n          share {\n            url\n            hasExpired\n          }\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query AccessTokens {\n    accessTokens {\n      limit\n      scopes {\n        name\n        description\n      }\n      tokens {\n        ...AccessTokenFields\n      }\n      refusals {\n        tokenId\n        call\n        reason\n        at\n      }\n    }\n  }\n  fragment AccessTokenFields on AccessToken {\n    id\n    name\n    scopes\n    createdAt\n    expiresAt\n    lastUsedAt\n    ended\n  }\n"): (typeof documents)["\n  query AccessTokens {\n    accessTokens {\n      limit\n      scopes {\n        name\n        description\n      }\n      tokens {\n        ...AccessTokenFields\n      }\n      refusals {\n        tokenId\n        call\n        reason\n        at\n      }\n    }\n  }\n  fragment AccessTokenFields on AccessToken {\n    id\n    name\n    scopes\n    createdAt\n    expiresAt\n    lastUsedAt\n    ended\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation CreateAccessToken($input: CreateAccessTokenInput!, $idempotencyKey: String) {\n    createAccessToken(input: $input, idempotencyKey: $idempotencyKey) {\n      token {\n        id\n      }\n      secret\n      position\n    }\n  }\n"): (typeof documents)["\n  mutation CreateAccessToken($input: CreateAccessTokenInput!, $idempotencyKey: String) {\n    createAccessToken(input: $input, idempotencyKey: $idempotencyKey) {\n      token {\n        id\n      }\n      secret\n      position\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RevokeAccessToken($id: ID!) {\n    revokeAccessToken(id: $id) {\n      id\n      position\n    }\n  }\n"): (typeof documents)["\n  mutation RevokeAccessToken($id: ID!) {\n    revokeAccessToken(id: $id) {\n      id\n      position\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Integrations {\n    integrationStatus {\n      webhookCount\n      emailConfigured\n      emailService\n      exportTypes\n      sharePlatforms\n    }\n    webhooks {\n      limit\n      webhooks {\n        ...WebhookFields\n      }\n    }\n  }\n  fragment WebhookFields on Webhook {\n    id\n    url\n    events\n    isActive\n    createdAt\n    failingSince\n    disabledFor\n    previousSecretUntil\n  }\n"): (typeof documents)["\n  query Integrations {\n    integrationStatus {\n      webhookCount\n      emailConfigured\n      emailService\n      exportTypes\n      sharePlatforms\n    }\n    webhooks {\n      limit\n      webhooks {\n        ...WebhookFields\n      }\n    }\n  }\n  fragment WebhookFields on Webhook {\n    id\n    url\n    events\n    isActive\n    createdAt\n    failingSince\n    disabledFor\n    previousSecretUntil\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query RecentExports {\n    tableExports {\n      id\n      type\n      format\n      status\n      rows\n      startedAt\n      endedAt\n    }\n  }\n"): (typeof documents)["\n  query RecentExports {\n    tableExports {\n      id\n      type\n      format\n      status\n      rows\n      startedAt\n      endedAt\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation CreateWebhook($input: CreateWebhookInput!, $idempotencyKey: String) {\n    createWebhook(input: $input, idempotencyKey: $idempotencyKey) {\n      webhook {\n        ...WebhookFields\n      }\n      secret\n      position\n    }\n  }\n"): (typeof documents)["\n  mutation CreateWebhook($input: CreateWebhookInput!, $idempotencyKey: String) {\n    createWebhook(input: $input, idempotencyKey: $idempotencyKey) {\n      webhook {\n        ...WebhookFields\n      }\n      secret\n      position\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation UpdateWebhook($id: ID!, $input: UpdateWebhookInput!) {\n    updateWebhook(id: $id, input: $input) {\n      webhook {\n        ...WebhookFields\n      }\n      position\n    }\n  }\n"): (typeof documents)["\n  mutation UpdateWebhook($id: ID!, $input: UpdateWebhookInput!) {\n    updateWebhook(id: $id, input: $input) {\n      webhook {\n        ...WebhookFields\n      }\n      position\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DeleteWebhook($id: ID!) {\n    deleteWebhook(id: $id) {\n      id\n      position\n    }\n  }\n"): (typeof documents)["\n  mutation DeleteWebhook($id: ID!) {\n    deleteWebhook(id: $id) {\n      id\n      position\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RotateWebhookSecret($id: ID!) {\n    rotateWebhookSecret(id: $id) {\n      webhook {\n        ...WebhookFields\n      }\n      secret\n      position\n    }\n  }\n"): (typeof documents)["\n  mutation RotateWebhookSecret($id: ID!) {\n    rotateWebhookSecret(id: $id) {\n      webhook {\n        ...WebhookFields\n      }\n      secret\n      position\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation TestWebhook($id: ID!) {\n    testWebhook(id: $id) {\n      delivery {\n        ...DeliveryFields\n      }\n      position\n    }\n  }\n"): (typeof documents)["\n  mutation TestWebhook($id: ID!) {\n    testWebhook(id: $id) {\n      delivery {\n        ...DeliveryFields\n      }\n      position\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query WebhookDeliveries($webhookId: ID!, $first: Int, $after: String) {\n    webhookDeliveries(webhookId: $webhookId, first: $first, after: $after) {\n      edges {\n        cursor\n        node {\n          ...DeliveryFields\n        }\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n  fragment DeliveryFields on WebhookDelivery {\n    id\n    webhookId\n    eventType\n    status\n    attempts\n    requestedAt\n    nextAttemptAt\n    answerStatus\n    problem\n    settledAt\n  }\n"): (typeof documents)["\n  query WebhookDeliveries($webhookId: ID!, $first: Int, $after: String) {\n    webhookDeliveries(webhookId: $webhookId, first: $first, after: $after) {\n      edges {\n        cursor\n        node {\n          ...DeliveryFields\n        }\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n  fragment DeliveryFields on WebhookDelivery {\n    id\n    webhookId\n    eventType\n    status\n    attempts\n    requestedAt\n    nextAttemptAt\n    answerStatus\n    problem\n    settledAt\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query WebhookDelivery($id: ID!) {\n    webhookDelivery(id: $id) {\n      id\n      details {\n        body\n        log {\n          endedAt\n          delivered\n          duration\n          status\n          problem\n          answer\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  query WebhookDelivery($id: ID!) {\n    webhookDelivery(id: $id) {\n      id\n      details {\n        body\n        log {\n          endedAt\n          delivered\n          duration\n          status\n          problem\n          answer\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ResendWebhookDelivery($id: ID!) {\n    resendWebhookDelivery(id: $id) {\n      delivery {\n        ...DeliveryFields\n      }\n      position\n    }\n  }\n"): (typeof documents)["\n  mutation ResendWebhookDelivery($id: ID!) {\n    resendWebhookDelivery(id: $id) {\n      delivery {\n        ...DeliveryFields\n      }\n      position\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SendTestMail($input: SendTestMailInput!) {\n    sendTestMail(input: $input) {\n      position\n    }\n  }\n"): (typeof documents)["\n  mutation SendTestMail($input: SendTestMailInput!) {\n    sendTestMail(input: $input) {\n      position\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation MarkLeadRead($id: ID!) {\n    markLeadRead(id: $id) {\n      position\n      lead {\n        ...LeadFields\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation MarkLeadRead($id: ID!) {\n    markLeadRead(id: $id) {\n      position\n      lead {\n        ...LeadFields\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DeleteLead($id: ID!) {\n    deleteLead(id: $id) {\n      id\n      position\n    }\n  }\n"): (typeof documents)["\n  mutation DeleteLead($id: ID!) {\n    deleteLead(id: $id) {\n      id\n      position\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Leads($after: String) {\n    leads(after: $after) {\n      edges {\n        cursor\n        node {\n          ...LeadFields\n        }\n      }\n      pageInfo {\n        ...PageFields\n      }\n    }\n  }\n  fragment LeadFields on Lead {\n    id\n    name\n    email\n    phone\n    message\n    language\n    isRead\n    receivedAt\n    videoId\n    video {\n      id\n      title\n    }\n  }\n"): (typeof documents)["\n  query Leads($after: String) {\n    leads(after: $after) {\n      edges {\n        cursor\n        node {\n          ...LeadFields\n        }\n      }\n      pageInfo {\n        ...PageFields\n      }\n    }\n  }\n  fragment LeadFields on Lead {\n    id\n    name\n    email\n    phone\n    message\n    language\n    isRead\n    receivedAt\n    videoId\n    video {\n      id\n      title\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query TwinPrice {\n    quote(input: { planId: \"digital-twin\" }) {\n      totalCents\n    }\n  }\n"): (typeof documents)["\n  query TwinPrice {\n    quote(input: { planId: \"digital-twin\" }) {\n      totalCents\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query VideoAnalytics($id: ID!) {\n    video(id: $id) {\n      id\n      analytics {\n        watched {\n          ...WatchedFields\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  query VideoAnalytics($id: ID!) {\n    video(id: $id) {\n      id\n      analytics {\n        watched {\n          ...WatchedFields\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query VideoCounts {\n    videoStats {\n      id\n      total\n      pending\n      processing\n      ready\n      failed\n    }\n  }\n"): (typeof documents)["\n  query VideoCounts {\n    videoStats {\n      id\n      total\n      pending\n      processing\n      ready\n      failed\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query QueuePlace($id: ID!) {\n    video(id: $id) {\n      id\n      videosAhead\n    }\n  }\n"): (typeof documents)["\n  query QueuePlace($id: ID!) {\n    video(id: $id) {\n      id\n      videosAhead\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RenameVideo($id: ID!, $title: String!) {\n    renameVideo(id: $id, title: $title) {\n      position\n      video {\n        ...LiveVideo\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation RenameVideo($id: ID!, $title: String!) {\n    renameVideo(id: $id, title: $title) {\n      position\n      video {\n        ...LiveVideo\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Versions($search: String!) {\n    videos(first: 48, search: $search) {\n      edges {\n        cursor\n        node {\n          id\n          title\n          propertyAddress\n          status\n          thumbnailUrl\n          language\n          look {\n            format\n          }\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  query Versions($search: String!) {\n    videos(first: 48, search: $search) {\n      edges {\n        cursor\n        node {\n          id\n          title\n          propertyAddress\n          status\n          thumbnailUrl\n          language\n          look {\n            format\n          }\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query WatchedVideo($id: ID!) {\n    video(id: $id) {\n      ...LiveVideo\n    }\n  }\n"): (typeof documents)["\n  query WatchedVideo($id: ID!) {\n    video(id: $id) {\n      ...LiveVideo\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ExportVideo($id: ID!, $format: ExportFormat!) {\n    exportVideo(id: $id, format: $format) {\n      position\n      export {\n        format\n        status\n        downloadUrl\n      }\n      video {\n        ...LiveVideo\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation ExportVideo($id: ID!, $format: ExportFormat!) {\n    exportVideo(id: $id, format: $format) {\n      position\n      export {\n        format\n        status\n        downloadUrl\n      }\n      video {\n        ...LiveVideo\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query VideoShare($id: ID!) {\n    video(id: $id) {\n      id\n      shareUrl\n      share {\n        url\n        embedCode\n        qrCodeUrl\n        expiresAt\n        hasExpired\n        isProtected\n        showsAddress\n        takesTours\n      }\n    }\n  }\n"): (typeof documents)["\n  query VideoShare($id: ID!) {\n    video(id: $id) {\n      id\n      shareUrl\n      share {\n        url\n        embedCode\n        qrCodeUrl\n        expiresAt\n        hasExpired\n        isProtected\n        showsAddress\n        takesTours\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ChangeShareLink($id: ID!, $input: ShareLinkInput!) {\n    changeShareLink(id: $id, input: $input) {\n      position\n    }\n  }\n"): (typeof documents)["\n  mutation ChangeShareLink($id: ID!, $input: ShareLinkInput!) {\n    changeShareLink(id: $id, input: $input) {\n      position\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RevokeShareLink($id: ID!) {\n    revokeShareLink(id: $id) {\n      position\n    }\n  }\n"): (typeof documents)["\n  mutation RevokeShareLink($id: ID!) {\n    revokeShareLink(id: $id) {\n      position\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RefreshVideo($id: ID!) {\n    refreshVideo(id: $id) {\n      position\n      video {\n        ...LiveVideo\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation RefreshVideo($id: ID!) {\n    refreshVideo(id: $id) {\n      position\n      video {\n        ...LiveVideo\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DeleteVideo($id: ID!) {\n    deleteVideo(id: $id) {\n      id\n      position\n      account {\n        ...AccountCredits\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation DeleteVideo($id: ID!) {\n    deleteVideo(id: $id) {\n      id\n      position\n      account {\n        ...AccountCredits\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DeleteVideos($ids: [ID!]!) {\n    deleteVideos(ids: $ids) {\n      deleted\n      position\n      skipped {\n        id\n        reason\n      }\n      account {\n        ...AccountCredits\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation DeleteVideos($ids: [ID!]!) {\n    deleteVideos(ids: $ids) {\n      deleted\n      position\n      skipped {\n        id\n        reason\n      }\n      account {\n        ...AccountCredits\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RestoreVideos($ids: [ID!]!) {\n    restoreVideos(ids: $ids) {\n      restored\n      position\n      skipped {\n        id\n        reason\n      }\n      account {\n        ...AccountCredits\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation RestoreVideos($ids: [ID!]!) {\n    restoreVideos(ids: $ids) {\n      restored\n      position\n      skipped {\n        id\n        reason\n      }\n      account {\n        ...AccountCredits\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query VideoSelection($status: VideoStatusFilter, $search: String) {\n    videoSelection(status: $status, search: $search) {\n      hasMore\n      videos {\n        id\n        title\n        status\n        creditsHeld\n        deletionCredits\n      }\n    }\n  }\n"): (typeof documents)["\n  query VideoSelection($status: VideoStatusFilter, $search: String) {\n    videoSelection(status: $status, search: $search) {\n      hasMore\n      videos {\n        id\n        title\n        status\n        creditsHeld\n        deletionCredits\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query VideoList($first: Int, $after: String, $status: VideoStatusFilter, $search: String, $sort: VideoSort) {\n    videos(first: $first, after: $after, status: $status, search: $search, sort: $sort) {\n      edges {\n        cursor\n        node {\n          ...LiveVideo\n        }\n      }\n      pageInfo {\n        ...PageFields\n      }\n    }\n  }\n"): (typeof documents)["\n  query VideoList($first: Int, $after: String, $status: VideoStatusFilter, $search: String, $sort: VideoSort) {\n    videos(first: $first, after: $after, status: $status, search: $search, sort: $sort) {\n      edges {\n        cursor\n        node {\n          ...LiveVideo\n        }\n      }\n      pageInfo {\n        ...PageFields\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query OutboxMail($id: ID!) {\n    outboxMail(id: $id) {\n      id\n      status\n      reason\n      content {\n        to\n        subject\n        text\n      }\n    }\n  }\n"): (typeof documents)["\n  query OutboxMail($id: ID!) {\n    outboxMail(id: $id) {\n      id\n      status\n      reason\n      content {\n        to\n        subject\n        text\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RecordMailBounce($id: ID!) {\n    recordMailBounce(id: $id) {\n      mail {\n        id\n        status\n        code\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation RecordMailBounce($id: ID!) {\n    recordMailBounce(id: $id) {\n      mail {\n        id\n        status\n        code\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation AllowMailAddress($id: ID!) {\n    allowMailAddress(id: $id) {\n      mail {\n        id\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation AllowMailAddress($id: ID!) {\n    allowMailAddress(id: $id) {\n      mail {\n        id\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query MailTemplates {\n    mailTemplates {\n      name\n      label\n      category\n      sample {\n        subject\n        text\n      }\n    }\n  }\n"): (typeof documents)["\n  query MailTemplates {\n    mailTemplates {\n      name\n      label\n      category\n      sample {\n        subject\n        text\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query MailService {\n    mailService {\n      name\n      external\n      canReadOutbox\n      types {\n        name\n        label\n      }\n    }\n  }\n"): (typeof documents)["\n  query MailService {\n    mailService {\n      name\n      external\n      canReadOutbox\n      types {\n        name\n        label\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Outbox($after: String, $template: String, $status: MailStatus) {\n    outbox(first: 50, after: $after, template: $template, status: $status) {\n      edges {\n        cursor\n        node {\n          id\n          template\n          label\n          isTest\n          status\n          failures\n          requestedAt\n          retryAt\n          reason\n          code\n          content {\n            to\n            subject\n          }\n        }\n      }\n      pageInfo {\n        ...PageFields\n      }\n    }\n  }\n"): (typeof documents)["\n  query Outbox($after: String, $template: String, $status: MailStatus) {\n    outbox(first: 50, after: $after, template: $template, status: $status) {\n      edges {\n        cursor\n        node {\n          id\n          template\n          label\n          isTest\n          status\n          failures\n          requestedAt\n          retryAt\n          reason\n          code\n          content {\n            to\n            subject\n          }\n        }\n      }\n      pageInfo {\n        ...PageFields\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query PasswordResetLink($token: String!) {\n    passwordResetLinkWorks(token: $token)\n  }\n"): (typeof documents)["\n  query PasswordResetLink($token: String!) {\n    passwordResetLinkWorks(token: $token)\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query AccountSubscription {\n    viewer {\n      subscriptionStatus\n    }\n  }\n"): (typeof documents)["\n  query AccountSubscription {\n    viewer {\n      subscriptionStatus\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query MailPreferences {\n    mailPreferences {\n      template\n      label\n      wanted\n    }\n  }\n"): (typeof documents)["\n  query MailPreferences {\n    mailPreferences {\n      template\n      label\n      wanted\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SetMailPreference($input: SetMailPreferenceInput!) {\n    setMailPreference(input: $input) {\n      preferences {\n        template\n        label\n        wanted\n      }\n      position\n    }\n  }\n"): (typeof documents)["\n  mutation SetMailPreference($input: SetMailPreferenceInput!) {\n    setMailPreference(input: $input) {\n      preferences {\n        template\n        label\n        wanted\n      }\n      position\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query PasswordManagement {\n    waysToConfirm {\n      atProvider\n    }\n  }\n"): (typeof documents)["\n  query PasswordManagement {\n    waysToConfirm {\n      atProvider\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RemoveProfilePicture {\n    removeProfilePicture {\n      position\n      user {\n        ...ViewerUser\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation RemoveProfilePicture {\n    removeProfilePicture {\n      position\n      user {\n        ...ViewerUser\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation UpdateProfile($input: UpdateProfileInput!) {\n    updateProfile(input: $input) {\n      position\n      emailPending\n      user {\n        ...ViewerUser\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation UpdateProfile($input: UpdateProfileInput!) {\n    updateProfile(input: $input) {\n      position\n      emailPending\n      user {\n        ...ViewerUser\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query SignInFactors {\n    signInFactors {\n      ...SignInFactorsFields\n    }\n  }\n"): (typeof documents)["\n  query SignInFactors {\n    signInFactors {\n      ...SignInFactorsFields\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment SignInFactorsFields on SignInFactors {\n    atProvider\n    passkeysAvailable\n    secondFactor {\n      enabledAt\n      recoveryCodesLeft\n    }\n    passkeys {\n      id\n      name\n      createdAt\n      lastUsedAt\n    }\n  }\n"): (typeof documents)["\n  fragment SignInFactorsFields on SignInFactors {\n    atProvider\n    passkeysAvailable\n    secondFactor {\n      enabledAt\n      recoveryCodesLeft\n    }\n    passkeys {\n      id\n      name\n      createdAt\n      lastUsedAt\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation StartSecondFactor {\n    startSecondFactor {\n      secret\n      uri\n      qrCode\n    }\n  }\n"): (typeof documents)["\n  mutation StartSecondFactor {\n    startSecondFactor {\n      secret\n      uri\n      qrCode\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation EnableSecondFactor($input: EnableSecondFactorInput!) {\n    enableSecondFactor(input: $input) {\n      recoveryCodes\n      signInFactors {\n        ...SignInFactorsFields\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation EnableSecondFactor($input: EnableSecondFactorInput!) {\n    enableSecondFactor(input: $input) {\n      recoveryCodes\n      signInFactors {\n        ...SignInFactorsFields\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DisableSecondFactor {\n    disableSecondFactor {\n      signInFactors {\n        ...SignInFactorsFields\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation DisableSecondFactor {\n    disableSecondFactor {\n      signInFactors {\n        ...SignInFactorsFields\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RenewRecoveryCodes {\n    renewRecoveryCodes {\n      recoveryCodes\n      signInFactors {\n        ...SignInFactorsFields\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation RenewRecoveryCodes {\n    renewRecoveryCodes {\n      recoveryCodes\n      signInFactors {\n        ...SignInFactorsFields\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation StartPasskey {\n    startPasskey {\n      options\n    }\n  }\n"): (typeof documents)["\n  mutation StartPasskey {\n    startPasskey {\n      options\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation AddPasskey($input: AddPasskeyInput!) {\n    addPasskey(input: $input) {\n      signInFactors {\n        ...SignInFactorsFields\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation AddPasskey($input: AddPasskeyInput!) {\n    addPasskey(input: $input) {\n      signInFactors {\n        ...SignInFactorsFields\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RenamePasskey($input: RenamePasskeyInput!) {\n    renamePasskey(input: $input) {\n      signInFactors {\n        ...SignInFactorsFields\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation RenamePasskey($input: RenamePasskeyInput!) {\n    renamePasskey(input: $input) {\n      signInFactors {\n        ...SignInFactorsFields\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RemovePasskey($input: RemovePasskeyInput!) {\n    removePasskey(input: $input) {\n      signInFactors {\n        ...SignInFactorsFields\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation RemovePasskey($input: RemovePasskeyInput!) {\n    removePasskey(input: $input) {\n      signInFactors {\n        ...SignInFactorsFields\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query DeletionGrace {\n    viewer {\n      deletionGraceDays\n    }\n  }\n"): (typeof documents)["\n  query DeletionGrace {\n    viewer {\n      deletionGraceDays\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RequestAccountDeletion($confirmation: String!) {\n    requestAccountDeletion(input: { confirmation: $confirmation }) {\n      position\n      user {\n        ...ViewerUser\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation RequestAccountDeletion($confirmation: String!) {\n    requestAccountDeletion(input: { confirmation: $confirmation }) {\n      position\n      user {\n        ...ViewerUser\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ExportOwnData {\n    exportOwnData {\n      url\n      expiresAt\n      mediaBytes\n    }\n  }\n"): (typeof documents)["\n  mutation ExportOwnData {\n    exportOwnData {\n      url\n      expiresAt\n      mediaBytes\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation PauseAccount {\n    pauseAccount(input: {}) {\n      position\n      user {\n        ...ViewerUser\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation PauseAccount {\n    pauseAccount(input: {}) {\n      position\n      user {\n        ...ViewerUser\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query PlatformSessions {\n    platformSessions {\n      id\n      isCurrent\n      device\n      address\n      createdAt\n      lastSeenAt\n      user {\n        id\n        name\n      }\n    }\n  }\n"): (typeof documents)["\n  query PlatformSessions {\n    platformSessions {\n      id\n      isCurrent\n      device\n      address\n      createdAt\n      lastSeenAt\n      user {\n        id\n        name\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query SecuritySettings {\n    securitySettings {\n      generalLimit\n      authenticationLimit\n      sessionTimeoutMinutes\n    }\n  }\n"): (typeof documents)["\n  query SecuritySettings {\n    securitySettings {\n      generalLimit\n      authenticationLimit\n      sessionTimeoutMinutes\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SetRateLimits($input: SetRateLimitsInput!) {\n    setRateLimits(input: $input) {\n      settings {\n        generalLimit\n        authenticationLimit\n        sessionTimeoutMinutes\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation SetRateLimits($input: SetRateLimitsInput!) {\n    setRateLimits(input: $input) {\n      settings {\n        generalLimit\n        authenticationLimit\n        sessionTimeoutMinutes\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SetSessionTimeout($input: SetSessionTimeoutInput!) {\n    setSessionTimeout(input: $input) {\n      settings {\n        generalLimit\n        authenticationLimit\n        sessionTimeoutMinutes\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation SetSessionTimeout($input: SetSessionTimeoutInput!) {\n    setSessionTimeout(input: $input) {\n      settings {\n        generalLimit\n        authenticationLimit\n        sessionTimeoutMinutes\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation EndSessions($input: EndSessionsInput!) {\n    endSessions(input: $input) {\n      sessionsEnded\n    }\n  }\n"): (typeof documents)["\n  mutation EndSessions($input: EndSessionsInput!) {\n    endSessions(input: $input) {\n      sessionsEnded\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Statement($after: String, $kind: StatementKind, $before: DateTime) {\n    statement(after: $after, kind: $kind, before: $before) {\n      totalCount\n      edges {\n        cursor\n        node {\n          id\n          time\n          kind\n          amount\n          change\n          balanceAfter\n          debtAfter\n          description\n          reason\n          videoId\n          paymentId\n        }\n      }\n      pageInfo {\n        ...PageFields\n      }\n    }\n  }\n"): (typeof documents)["\n  query Statement($after: String, $kind: StatementKind, $before: DateTime) {\n    statement(after: $after, kind: $kind, before: $before) {\n      totalCount\n      edges {\n        cursor\n        node {\n          id\n          time\n          kind\n          amount\n          change\n          balanceAfter\n          debtAfter\n          description\n          reason\n          videoId\n          paymentId\n        }\n      }\n      pageInfo {\n        ...PageFields\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query MailUnsubscription($token: String!) {\n    mailUnsubscription(token: $token) {\n      label\n      wanted\n    }\n  }\n"): (typeof documents)["\n  query MailUnsubscription($token: String!) {\n    mailUnsubscription(token: $token) {\n      label\n      wanted\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation Unsubscribe($input: UnsubscribeInput!) {\n    unsubscribe(input: $input) {\n      label\n      wanted\n    }\n  }\n"): (typeof documents)["\n  mutation Unsubscribe($input: UnsubscribeInput!) {\n    unsubscribe(input: $input) {\n      label\n      wanted\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Library($category: LibraryCategory, $search: String) {\n    libraryVideos(category: $category, search: $search) {\n      id\n      title\n      description\n      category\n      duration\n      videoUrl\n      thumbnailUrl\n      captionsUrl\n      chapters {\n        start\n        title\n      }\n      tags\n      viewCount\n    }\n  }\n"): (typeof documents)["\n  query Library($category: LibraryCategory, $search: String) {\n    libraryVideos(category: $category, search: $search) {\n      id\n      title\n      description\n      category\n      duration\n      videoUrl\n      thumbnailUrl\n      captionsUrl\n      chapters {\n        start\n        title\n      }\n      tags\n      viewCount\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation WatchLibraryVideo($id: ID!) {\n    watchLibraryVideo(id: $id) {\n      position\n      video {\n        id\n        viewCount\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation WatchLibraryVideo($id: ID!) {\n    watchLibraryVideo(id: $id) {\n      position\n      video {\n        id\n        viewCount\n      }\n    }\n  }\n"];

export function graphql(source: string) {
  return (documents as any)[source] ?? {};
}

export type DocumentType<TDocumentNode extends DocumentNode<any, any>> = TDocumentNode extends DocumentNode<  infer TType,  any>  ? TType  : never;