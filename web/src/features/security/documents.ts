import { graphql } from '../../gql/gql.ts';

graphql(`
  fragment FigureFields on SecurityFigure {
    value
    changePercent
  }
`);

export const securityMetricsQuery = graphql(`
  query SecurityMetrics($timeRange: SecurityTimeRange!) {
    securityMetrics(timeRange: $timeRange) {
      totalRequests {
        ...FigureFields
      }
      blockedRequests {
        ...FigureFields
      }
      activeUsers {
        ...FigureFields
      }
      rateLimitHits {
        ...FigureFields
      }
      failedLogins {
        ...FigureFields
      }
      points {
        from
        requests
        blocked
        limitHits
        failedLogins
      }
      sessions {
        active
        expired
        startedToday
        averageSeconds
      }
    }
  }
`);

graphql(`
  fragment AlertFields on SecurityAlert {
    id
    type
    severity
    title
    description
    count
    raisedAt
    timestamp
    address
    userAgent
    eventId
    isOpen
    acknowledgedAt
    acknowledgedBy {
      id
      name
    }
    user {
      id
      name
    }
  }
`);

export const alertGroupsQuery = graphql(`
  query SecurityAlertGroups($by: SecurityAlertGrouping!) {
    securityAlertGroups(by: $by) {
      id
      by
      addresses
      accounts {
        id
        name
      }
      attempts
      incidents
      severity
      firstAt
      lastAt
      isBlocked
      alerts {
        id
        title
      }
    }
  }
`);

export const acknowledgeAlertsMutation = graphql(`
  mutation AcknowledgeAlerts($input: AcknowledgeAlertsInput!) {
    acknowledgeAlerts(input: $input) {
      alerts {
        id
        isOpen
        acknowledgedAt
        acknowledgedBy {
          id
          name
        }
      }
    }
  }
`);

export const stopAttackMutation = graphql(`
  mutation StopAttack($input: StopAttackInput!) {
    stopAttack(input: $input) {
      blocked
      sessionsEnded
      passwordsVoid
      passwordsElsewhere
      alerts {
        id
        isOpen
        acknowledgedAt
        acknowledgedBy {
          id
          name
        }
      }
    }
  }
`);

export const signInsQuery = graphql(`
  query SignIns($first: Int, $after: String, $address: String, $userId: ID, $outcome: SignInFilter) {
    signIns(first: $first, after: $after, address: $address, userId: $userId, outcome: $outcome) {
      edges {
        cursor
        node {
          id
          time
          outcome
          address
          user {
            id
            name
          }
        }
      }
      pageInfo {
        ...PageFields
      }
    }
  }
`);

export const blockPreviewQuery = graphql(`
  query BlockPreview($address: String!) {
    blockPreview(address: $address) {
      network
      addresses
      activeCustomers
      typedAddress
    }
  }
`);

export const securityAlertsQuery = graphql(`
  query SecurityAlerts($after: String) {
    securityAlerts(first: 50, after: $after) {
      edges {
        cursor
        node {
          ...AlertFields
        }
      }
      pageInfo {
        ...PageFields
      }
    }
  }
`);

export const alertDetailsQuery = graphql(`
  query SecurityAlertDetails($id: ID!, $eventId: ID!, $isAdmin: Boolean!) {
    securityAlert(id: $id) {
      ...AlertFields
      related {
        id
        eventId
        title
        timestamp
        count
      }
    }
    logEvent(id: $eventId) @include(if: $isAdmin) {
      id
      type
      stream
      time
      actor {
        kind
        id
      }
    }
  }
`);

graphql(`
  fragment BlockedFields on BlockedAddress {
    id
    address
    reason
    blockedAt
    expiresAt
  }
`);

export const blockedAddressesQuery = graphql(`
  query BlockedAddresses {
    blockedAddresses {
      ...BlockedFields
    }
  }
`);

export const blockAddressMutation = graphql(`
  mutation BlockAddress($input: BlockAddressInput!) {
    blockAddress(input: $input) {
      blockedAddresses {
        ...BlockedFields
      }
    }
  }
`);

export const unblockAddressMutation = graphql(`
  mutation UnblockAddress($input: UnblockAddressInput!) {
    unblockAddress(input: $input) {
      blockedAddresses {
        ...BlockedFields
      }
    }
  }
`);
