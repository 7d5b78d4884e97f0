/**
 * The stack as AWS SAM takes it: both functions, a public address, and a schedule.
 *
 * @see https://docs.aws.amazon.com/serverless-application-model/latest/developerguide/sam-specification.html
 */
export function samTemplate(name: string): string {
  return `AWSTemplateFormatVersion: '2010-09-09'
Transform: AWS::Serverless-2016-10-31
Description: ${name}

Parameters:
  LeadsDatabaseUrl: { Type: String, NoEcho: true }
  LeadsWebhookUrl: { Type: String, NoEcho: true, Default: '' }
  LeadsWebhookSecret: { Type: String, NoEcho: true, Default: '' }
  SmtpUrl: { Type: String, NoEcho: true, Default: '' }
  LeadsMailTo: { Type: String, Default: '' }
  LeadsMailFrom: { Type: String, Default: '' }
  LeadsMailConfirmation: { Type: String, Default: 'off' }

Globals:
  Function:
    Runtime: nodejs22.x
    Handler: index.handler
    Architectures: [arm64]
    MemorySize: 512
    Environment:
      Variables:
        LEADS_DATABASE_URL: !Ref LeadsDatabaseUrl
        LEADS_WEBHOOK_URL: !Ref LeadsWebhookUrl
        LEADS_WEBHOOK_SECRET: !Ref LeadsWebhookSecret
        SMTP_URL: !Ref SmtpUrl
        LEADS_MAIL_TO: !Ref LeadsMailTo
        LEADS_MAIL_FROM: !Ref LeadsMailFrom
        LEADS_MAIL_CONFIRMATION: !Ref LeadsMailConfirmation

Resources:
  Site:
    Type: AWS::Serverless::Function
    Properties:
      CodeUri: site/
      Timeout: 20
      Events:
        Any:
          Type: HttpApi
  Deliver:
    Type: AWS::Serverless::Function
    Properties:
      CodeUri: deliver/
      Timeout: 150
      Events:
        EveryMinute:
          Type: ScheduleV2
          Properties:
            ScheduleExpression: rate(1 minute)

Outputs:
  Address:
    Value: !Sub https://\${ServerlessHttpApi}.execute-api.\${AWS::Region}.amazonaws.com
`
}
