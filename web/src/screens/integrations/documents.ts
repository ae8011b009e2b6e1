import { graphql } from '../../gql/gql.ts';

export const integrationsQuery = graphql(`
  query Integrations {
    integrationStatus {
      webhookCount
      emailConfigured
      emailService
      exportTypes
      sharePlatforms
    }
    webhooks {
      limit
      webhooks {
        ...WebhookFields
      }
    }
  }
  fragment WebhookFields on Webhook {
    id
    url
    events
    isActive
    createdAt
    failingSince
    disabledFor
    previousSecretUntil
  }
`);

export const recentExportsQuery = graphql(`
  query RecentExports {
    tableExports {
      id
      type
      format
      status
      rows
      startedAt
      endedAt
    }
  }
`);

export const createWebhookMutation = graphql(`
  mutation CreateWebhook($input: CreateWebhookInput!, $idempotencyKey: String) {
    createWebhook(input: $input, idempotencyKey: $idempotencyKey) {
      webhook {
        ...WebhookFields
      }
      secret
      position
    }
  }
`);

export const updateWebhookMutation = graphql(`
  mutation UpdateWebhook($id: ID!, $input: UpdateWebhookInput!) {
    updateWebhook(id: $id, input: $input) {
      webhook {
        ...WebhookFields
      }
      position
    }
  }
`);

export const deleteWebhookMutation = graphql(`
  mutation DeleteWebhook($id: ID!) {
    deleteWebhook(id: $id) {
      id
      position
    }
  }
`);

export const rotateSecretMutation = graphql(`
  mutation RotateWebhookSecret($id: ID!) {
    rotateWebhookSecret(id: $id) {
      webhook {
        ...WebhookFields
      }
      secret
      position
    }
  }
`);

export const testWebhookMutation = graphql(`
  mutation TestWebhook($id: ID!) {
    testWebhook(id: $id) {
      delivery {
        ...DeliveryFields
      }
      position
    }
  }
`);

export const deliveriesQuery = graphql(`
  query WebhookDeliveries($webhookId: ID!, $first: Int, $after: String) {
    webhookDeliveries(webhookId: $webhookId, first: $first, after: $after) {
      edges {
        cursor
        node {
          ...DeliveryFields
        }
      }
      pageInfo {
        hasNextPage
        endCursor
      }
    }
  }
  fragment DeliveryFields on WebhookDelivery {
    id
    webhookId
    eventType
    status
    attempts
    requestedAt
    nextAttemptAt
    answerStatus
    problem
    settledAt
  }
`);

export const deliveryQuery = graphql(`
  query WebhookDelivery($id: ID!) {
    webhookDelivery(id: $id) {
      id
      details {
        body
        log {
          endedAt
          delivered
          duration
          status
          problem
          answer
        }
      }
    }
  }
`);

export const resendMutation = graphql(`
  mutation ResendWebhookDelivery($id: ID!) {
    resendWebhookDelivery(id: $id) {
      delivery {
        ...DeliveryFields
      }
      position
    }
  }
`);

export const sendTestMailMutation = graphql(`
  mutation SendTestMail($input: SendTestMailInput!) {
    sendTestMail(input: $input) {
      position
    }
  }
`);
