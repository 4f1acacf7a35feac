// Generated from openapi/ by `npm run gen`. Do not edit.

export interface paths {
    "/auth": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Refresh the session
         * @description Extends the expiry. The same token may be returned.
         */
        get: operations["refreshSession"];
        put?: never;
        /**
         * Sign in
         * @description Wrong credentials are 400 INVALID_CREDENTIALS, never 401, and never tell whether the e-mail exists.
         */
        post: operations["signIn"];
        /**
         * Sign out
         * @description Revokes the token.
         */
        delete: operations["signOut"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/reset-password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send the password reset link
         * @description Answers 204 for every well-formed e-mail, known or not.
         */
        post: operations["requestPasswordReset"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/reset-password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Set a new password with the token of the link
         * @description 400 TOKEN_EXPIRED for an unknown, used or expired token; 400 WEAK_PASSWORD.
         */
        post: operations["resetPassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/userLogged": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The signed-in user with their customer */
        get: operations["getLoggedUser"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Users of the same customer
         * @description Staff get the users of the firm.
         */
        get: operations["listUsers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/notifications": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Notifications of the user, newest first */
        get: operations["listNotifications"];
        /** Mark all notifications as read */
        put: operations["readNotifications"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/customers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The customer of the signed-in user */
        get: operations["getCustomer"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/business": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Businesses that the user may choose
         * @description Those the user is associated with; with `includeAll` a super admin gets every business of the customer. 404 when there is none.
         */
        get: operations["listBusinesses"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/home": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Dashboard of the user
         * @description Each list holds at most 100 demands; `counts` is exact.
         */
        get: operations["getHome"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/demands": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Demands that the user may see
         * @description Of the active filter: for a customer with the tag 'Demanda Específica', only the specific demands (created after the tag); otherwise all.
         */
        get: operations["listDemands"];
        put?: never;
        /**
         * Create a demand
         * @description The creator is always among the notified users. 403 while a payment is overdue or the contract does not allow it.
         */
        post: operations["createDemand"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/demandsBoth": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Specific and advisory demands together */
        get: operations["listDemandsBoth"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/demands/sla": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Preview what prioritising a demand would do */
        get: operations["getDemandSla"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/demands/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One demand */
        get: operations["getDemand"];
        /** Change the name or the description */
        put: operations["updateDemand"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/demands/{id}/status": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Move a demand to another status
         * @description Customers resolve a PENDING demand or reopen a FINISHED one, both to IN_PROGRESS with a message; anything else is 400. Staff set any status, the assignee and the forecast.
         */
        patch: operations["updateDemandStatus"];
        trace?: never;
    };
    "/demands/{id}/validated": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Validate a delivered demand */
        patch: operations["validateDemand"];
        trace?: never;
    };
    "/demands/{ids}/validatedInQuantity": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Validate several delivered demands
         * @description All or none. The ids of the path and of the body must be the same.
         */
        patch: operations["validateDemands"];
        trace?: never;
    };
    "/demands/{id}/prioritize": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Bring the delivery of a demand forward
         * @description IN_PROGRESS, forecast more than 2 days ahead and not yet priority; the same rule as the preview.
         */
        patch: operations["prioritizeDemand"];
        trace?: never;
    };
    "/demands/{id}/following": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Turn notifications and e-mails of a demand on or off */
        patch: operations["followDemand"];
        trace?: never;
    };
    "/demands/{id}/visualized": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Mark a demand as viewed */
        post: operations["viewDemand"];
        /** Mark a demand as unread */
        delete: operations["unviewDemand"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/demands/{id}/items": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Conversation of a demand
         * @description The first page holds the newest items; inside a page the oldest comes first.
         */
        get: operations["listDemandItems"];
        put?: never;
        /** Write an item of any type into a demand */
        post: operations["createDemandItem"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/demands/{id}/items/mostRecent": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Newest item of a demand
         * @description 404 when the demand has none that the user may see.
         */
        get: operations["getMostRecentDemandItem"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/demands/{id}/items/message": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Post a chat message
         * @description Customers only while the demand is OPEN or IN_PROGRESS. Without text but with attachments the content becomes 'Documento anexado.'.
         */
        post: operations["postDemandMessage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/demands/{id}/{name}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Rename a demand
         * @description Fixed sub-paths of `/demands/{id}` win, so a name that equals one of them goes through `PUT /demands/{id}`.
         */
        patch: operations["renameDemand"];
        trace?: never;
    };
    "/getdemandsTags": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Demand tags of the customer */
        get: operations["listDemandTags"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/feedbacks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Rate a delivered demand, or skip
         * @description A skipped feedback can be given later.
         */
        put: operations["saveFeedback"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/documents": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Documents that the user may see, newest first */
        get: operations["listDocuments"];
        put?: never;
        /**
         * Store an uploaded file as a document
         * @description Staff name the demand, which decides the customer; only they set `flagged`, `customFields` and `status`.
         */
        post: operations["createDocument"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/documents/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One document */
        get: operations["getDocument"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/documents/{id}/download": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Signed address of the file of a document */
        get: operations["downloadDocument"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/signedPutFileUrl": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Signed address to put a file to
         * @description 413 PAYLOAD_TOO_LARGE above 25 MB.
         */
        get: operations["createUpload"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/signedDownloadFileUrl": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Signed address to get a file from
         * @description Only attachments of items and demands that the user may see.
         */
        get: operations["createDownload"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Live changes
         * @description Only of what the user may see. A cut stream is resumed by asking again.
         */
        get: operations["streamEvents"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /** @enum {string} */
        UserStatus: "ACTIVE" | "INACTIVE";
        /** @enum {string} */
        UserType: "CUSTOMER" | "BACKOFFICE";
        /** @enum {string} */
        PersonType: "PF" | "PJ";
        Tag: {
            /** Format: uuid */
            id: string;
            name: string;
            /** Format: date-time */
            createdAt: string;
        };
        UserReference: {
            /** Format: uuid */
            id: string;
            name: string;
        };
        Customer: {
            /** Format: uuid */
            id: string;
            name: string;
            type: string | null;
            /** @description Drives which journeys are listed */
            customerType: string | null;
            personType: components["schemas"]["PersonType"];
            cpf: string | null;
            cnpj: string | null;
            /**
             * Format: date
             * @description Last day with access
             */
            accessAllowedUntil: string | null;
            /**
             * Format: date
             * @description Day 0 of the grace
             */
            paymentOverdueSince: string | null;
            hasPaymentOverdue: boolean;
            hasSuspendedContract: boolean;
            isChurn: boolean;
            isPremium: boolean;
            isSpecificDemand: boolean;
            hasActiveContact: boolean;
            serviceContractAwsKey: string | null;
            /** @description Names of contracted tools */
            customerAccess: string[];
            tags: components["schemas"]["Tag"][];
            /** @description Present with `allUsers` */
            users?: components["schemas"]["UserReference"][];
            /**
             * Format: date
             * @description Present with `detailed`
             */
            saleDate?: string | null;
            /**
             * Format: date-time
             * @description Present with `detailed`
             */
            mappingResponsibilityCheckDate?: string | null;
        };
        User: {
            /** Format: uuid */
            id: string;
            /**
             * Format: uuid
             * @description Null for firm staff
             */
            customerId: string | null;
            name: string;
            /** Format: email */
            email: string;
            phone: string | null;
            status: components["schemas"]["UserStatus"];
            type: components["schemas"]["UserType"];
            customerAdmin: boolean;
            customerSuperAdmin: boolean;
            customFields: {
                occupation: string | null;
            };
            roles: string[];
            profilePhotoLink: string | null;
            /** Format: date-time */
            mappingResponsibilityCheckDate: string | null;
            /** Format: date-time */
            createdAt: string;
            /** @description Null for firm staff */
            Customer: components["schemas"]["Customer"] | null;
        };
        Session: {
            user: components["schemas"]["User"];
            token: string;
        };
        /** @description Error answer (RFC 9457). `message` is written for the user, in Portuguese. */
        Problem: {
            /** @description URI reference of the kind of problem */
            type: string;
            title: string;
            status: number;
            /** @description Stable code for programs */
            code: string;
            message: string;
            /** @description One message per refused field */
            errors?: {
                [key: string]: string;
            };
            requestId: string;
        };
        Credentials: {
            /** Format: email */
            email: string;
            password: string;
        };
        PasswordResetRequest: {
            /** Format: email */
            email: string;
        };
        PasswordReset: {
            /** @description Composition is checked by the server, which answers WEAK_PASSWORD */
            newPassword: string;
            token: string;
            /** Format: email */
            email: string;
        };
        UserSummary: {
            /** Format: uuid */
            id: string;
            name: string;
            /** Format: email */
            email: string;
            type: components["schemas"]["UserType"];
            occupation?: string | null;
        };
        UserList: {
            users: components["schemas"]["UserSummary"][];
            total: number;
        };
        Notification: {
            /** Format: uuid */
            id: string;
            title: string;
            description: string | null;
            /** @description The id of the demand when `type` is DEMAND, otherwise a path of the portal */
            link: string | null;
            /** @description DEMAND among others */
            type: string;
            isReaded: boolean;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            updatedAt: string;
        };
        NotificationList: {
            notifications: components["schemas"]["Notification"][];
            /** @description Of the filter */
            total: number;
            /** @description Of all notifications of the user */
            unread: number;
        };
        Business: {
            /** Format: uuid */
            id: string;
            name: string;
            personType: components["schemas"]["PersonType"];
            cpf: string | null;
            cnpj: string | null;
            cep: string | null;
            addressCity: string | null;
            addressState: string | null;
            address: string | null;
            addressNumber: string | null;
            addressDistrict: string | null;
            addressComplement: string | null;
            isInternational: boolean;
            logo: string | null;
            /** Format: date-time */
            createdAt: string;
            /** @description Associated users; present with `allUsers` */
            Users?: components["schemas"]["UserReference"][];
        };
        BusinessList: {
            business: components["schemas"]["Business"][];
            total: number;
        };
        /** @enum {string} */
        DemandStatusKey: "OPEN" | "IN_PROGRESS" | "PENDING" | "FINISHED" | "BLOCKED";
        DemandFeedback: {
            /** Format: uuid */
            id: string;
            skipped: boolean;
        } | null;
        DemandJourney: {
            journeyType: {
                title: string;
            };
        } | null;
        DemandSummary: {
            /** Format: uuid */
            id: string;
            /** @description Number that people quote */
            externalId: number;
            name: string;
            statusKey: components["schemas"]["DemandStatusKey"];
            /**
             * Format: date
             * @description Day of delivery, America/Sao_Paulo
             */
            deleveryForecast: string | null;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            updatedAt: string;
            /** Format: date-time */
            finishedAt: string | null;
            /** Format: date-time */
            lastBackofficeAction: string | null;
            /** @description Sigilosa */
            private: boolean;
            priority: boolean;
            /** @description Place in the queue; null outside of it */
            order: number | null;
            visualized: string[];
            following: string[];
            /**
             * Format: uuid
             * @description Creator
             */
            userId: string;
            demandTypeName: string | null;
            /** Format: uuid */
            backofficeUserId: string | null;
            backofficeUserName: string | null;
            /** @description Tag ids */
            demandsTags: string[];
            /** Format: date-time */
            validationDate: string | null;
            feedback: components["schemas"]["DemandFeedback"];
            journey: components["schemas"]["DemandJourney"];
            /** Format: uuid */
            businessId: string | null;
            /** @description The signed-in user is not in `visualized` */
            unread: boolean;
        };
        /** @description Exact number of visible demands by status */
        DemandCounts: {
            OPEN: number;
            IN_PROGRESS: number;
            PENDING: number;
            FINISHED: number;
            BLOCKED: number;
        };
        Home: {
            /** @description OPEN, IN_PROGRESS and BLOCKED */
            demandsActive: components["schemas"]["DemandSummary"][];
            demandsPending: components["schemas"]["DemandSummary"][];
            demandsFinished: components["schemas"]["DemandSummary"][];
            /** @description Delivered demands that await a feedback of this user */
            customerSuccessDemandsWithoutFeedback: components["schemas"]["DemandSummary"][];
            counts: components["schemas"]["DemandCounts"];
        };
        /**
         * @description `name` A to Z, `updatedAt` newest first, `forecast…` earliest first with the demands without forecast at one end
         * @default idDesc
         * @enum {string}
         */
        DemandOrder: "idAsc" | "idDesc" | "name" | "updatedAt" | "forecastNullsFirst" | "forecastNullsLast";
        DemandList: {
            demands: components["schemas"]["DemandSummary"][];
            total: number;
            nextCursor: string | null;
        };
        /** @description A file that was put to its signed address; `awsFileKey` is the key of the upload */
        UploadRecord: {
            fileName: string;
            /** @description Media type */
            fileType: string;
            /** @description Bytes */
            fileSize: number;
            awsFileKey: string;
        };
        UploadRecords: components["schemas"]["UploadRecord"][];
        DemandDraft: {
            name: string;
            description: string;
            private?: boolean;
            priority?: boolean;
            attachments?: components["schemas"]["UploadRecords"];
            usersToNotify?: string[];
        };
        Attachment: {
            /** Format: uuid */
            id: string;
            name: string;
            /** @description Bytes */
            size: number;
            contentType: string;
            /** @description For GET /signedDownloadFileUrl */
            key: string;
        };
        Demand: {
            /** Format: uuid */
            id: string;
            /** @description Number that people quote */
            externalId: number;
            name: string;
            statusKey: components["schemas"]["DemandStatusKey"];
            /**
             * Format: date
             * @description Day of delivery, America/Sao_Paulo
             */
            deleveryForecast: string | null;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            updatedAt: string;
            /** Format: date-time */
            finishedAt: string | null;
            /** Format: date-time */
            lastBackofficeAction: string | null;
            /** @description Sigilosa */
            private: boolean;
            priority: boolean;
            /** @description Place in the queue; null outside of it */
            order: number | null;
            visualized: string[];
            following: string[];
            /**
             * Format: uuid
             * @description Creator
             */
            userId: string;
            demandTypeName: string | null;
            /** Format: uuid */
            backofficeUserId: string | null;
            backofficeUserName: string | null;
            /** @description Tag ids */
            demandsTags: string[];
            /** Format: date-time */
            validationDate: string | null;
            feedback: components["schemas"]["DemandFeedback"];
            journey: components["schemas"]["DemandJourney"];
            /** Format: uuid */
            businessId: string | null;
            /** @description The signed-in user is not in `visualized` */
            unread: boolean;
            description: string;
            creatorName: string | null;
            /** Format: date-time */
            statusChangedAt: string;
            /** Format: uuid */
            validationUserId: string | null;
            validationUser: {
                name: string;
            } | null;
            attachments: components["schemas"]["Attachment"][];
            /** @description Users who see the demand while it is private, besides its creator */
            privateUsers: string[];
        };
        /** @description A visible demand whose forecast moves */
        DemandSlaChange: {
            /** Format: uuid */
            demandId: string;
            name: string;
            /** Format: date */
            from: string | null;
            /** Format: date */
            to: string;
        };
        /** @description What prioritising the demand would do */
        DemandSla: {
            /** Format: date */
            deleveryForecast: string;
            changes: components["schemas"]["DemandSlaChange"][];
        };
        DemandChanges: {
            name?: string;
            description?: string;
        };
        DemandStatusChange: {
            statusKey: components["schemas"]["DemandStatusKey"];
            message?: string;
            attachments?: components["schemas"]["UploadRecords"];
            /**
             * Format: uuid
             * @description Staff only
             */
            backofficeUserId?: string | null;
            /**
             * Format: date
             * @description Staff only
             */
            deleveryForecast?: string | null;
        };
        DemandSelection: {
            demandsIds: string[];
        };
        ValidatedDemands: {
            demands: components["schemas"]["Demand"][];
        };
        /** @description Without `following` the call toggles */
        DemandFollowing: {
            following?: boolean;
        };
        DemandFollowers: {
            following: string[];
        };
        DemandViewers: {
            visualized: string[];
        };
        /**
         * @description PRIVATE_MESSAGE and INTERN_TEMPLATED_MESSAGE never reach a customer
         * @enum {string}
         */
        ProcessItemType: "STATUS" | "MESSAGE" | "DOCUMENT" | "FORM" | "FORM_ANSWER" | "PRIVATE_MESSAGE" | "ATTACHMENT" | "TEMPLATED_MESSAGE" | "INTERN_TEMPLATED_MESSAGE";
        /** @description Text with placeholders and their values, as `oldDemand_deleveryForecast` */
        ItemTemplate: {
            template: string;
            parameters: {
                [key: string]: string;
            };
        } | null;
        ItemCustomFields: {
            statusKey?: components["schemas"]["DemandStatusKey"];
        } | null;
        /** @description Entry of the conversation. A deleted item keeps its place and shows no content. */
        ProcessItem: {
            /** Format: uuid */
            id: string;
            type: components["schemas"]["ProcessItemType"];
            content: string | null;
            template: components["schemas"]["ItemTemplate"];
            /** @enum {string} */
            userType: "CUSTOMER" | "BACKOFFICE" | "SYSTEM";
            userName: string | null;
            /** Format: uuid */
            userId: string | null;
            /** Format: date-time */
            createdAt: string;
            deleted: boolean;
            attachments: components["schemas"]["Attachment"][];
            customFields: components["schemas"]["ItemCustomFields"];
        };
        /** @description One page, oldest first; the page without cursor holds the newest items */
        ProcessItemList: {
            items: components["schemas"]["ProcessItem"][];
            total: number;
            /** @description Leads to the older page */
            nextCursor: string | null;
        };
        ProcessItemDraft: {
            type: components["schemas"]["ProcessItemType"];
            content?: string | null;
            template?: components["schemas"]["ItemTemplate"];
            attachments?: components["schemas"]["UploadRecords"];
            customFields?: components["schemas"]["ItemCustomFields"];
        };
        /** @description A text, attachments, or both; a message with neither is refused */
        MessageDraft: {
            content?: string;
            attachments?: components["schemas"]["UploadRecords"];
        };
        DemandTagList: {
            demandsTags: components["schemas"]["Tag"][];
        };
        /** @enum {string} */
        FeedbackType: "DEMAND";
        /** @description A rating, or `skipped` without one */
        FeedbackDraft: {
            feedbackType: components["schemas"]["FeedbackType"];
            /** Format: uuid */
            demandId: string;
            rating?: number;
            description?: string;
            skipped?: boolean;
        };
        Feedback: {
            /** Format: uuid */
            id: string;
            feedbackType: components["schemas"]["FeedbackType"];
            /** Format: uuid */
            demandId: string;
            rating: number | null;
            description: string | null;
            skipped: boolean;
        };
        DocumentCustomFields: {
            /** @description A firm document with an explicit false is never returned to customers */
            wasSendToCustomer?: boolean;
        } | null;
        /**
         * @description Shown as Aguardando and Aceito
         * @enum {string}
         */
        DocumentStatus: "waiting" | "accepted";
        Document: {
            /** Format: uuid */
            id: string;
            name: string;
            /** Format: date-time */
            createdAt: string;
            /** Format: uuid */
            demandId: string | null;
            demand: {
                name: string;
            } | null;
            /** @description Final document of a data mapping */
            flagged: boolean;
            /** @description Answers that a generated document was filled with */
            fields: {
                [key: string]: string;
            } | null;
            customFields: components["schemas"]["DocumentCustomFields"];
            /**
             * Format: uuid
             * @description Author; null when the system wrote it
             */
            userId: string | null;
            /** @enum {string|null} */
            userType: "CUSTOMER" | "BACKOFFICE" | null;
            userName: string | null;
            status: components["schemas"]["DocumentStatus"];
            fileName: string;
            /** @description Media type */
            fileType: string;
            /** @description Bytes */
            fileSize: number;
        };
        DocumentList: {
            documents: components["schemas"]["Document"][];
            total: number;
        };
        DocumentDraft: {
            /**
             * Format: uuid
             * @description Required of staff; decides the customer
             */
            demandId?: string;
            name: string;
            awsFileKey: string;
            flagged?: boolean;
            fields?: {
                [key: string]: string;
            };
            customFields?: components["schemas"]["DocumentCustomFields"];
            status?: components["schemas"]["DocumentStatus"];
        };
        DocumentDownload: {
            /** @description GET without token; expires */
            signedUrl: string;
            fileName: string;
        };
        /** @enum {string} */
        FileType: "ATTACHMENT" | "DOCUMENT" | "TEMPLATE" | "LOGO";
        SignedUpload: {
            /** @description PUT the file here, with its content type and no token */
            signedUrl: string;
            key: string;
        };
        SignedDownload: {
            /** @description GET without token; expires */
            signedUrl: string;
        };
        /** @description Data of one server-sent event, as JSON. It names what changed, never its content. */
        ServerEvent: {
            /** @enum {string} */
            type: "demand" | "notification";
            /** Format: uuid */
            demandId?: string;
            /** Format: uuid */
            businessId?: string;
        };
    };
    responses: {
        /** @description A field or the state of the resource refuses the request */
        BadRequest: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description No session, or a session that has ended */
        Unauthorized: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The server is starting, stopping, or without its database */
        ServiceUnavailable: {
            headers: {
                "Retry-After": components["headers"]["RetryAfter"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The body or the announced file is too large */
        PayloadTooLarge: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The body is not JSON */
        UnsupportedMediaType: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description Too many attempts from this account or address */
        TooManyRequests: {
            headers: {
                "Retry-After": components["headers"]["RetryAfter"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The role of the user or the state of the contract does not allow the operation */
        Forbidden: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description Unknown, of another customer, or not visible to this user */
        NotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The state of the resource, or an idempotency key already used for another request */
        Conflict: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The resource changed since the version that `If-Match` names */
        PreconditionFailed: {
            headers: {
                ETag: components["headers"]["ETag"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
    };
    parameters: {
        Limit: number;
        /** @description Zero-based */
        Page: number;
        /** @description Active business. Absent before one is chosen: then the answer covers every business that the user may see. */
        BusinessId: string;
        /** @description First day of creation, America/Sao_Paulo, inclusive */
        StartDate: string;
        /** @description Last day of creation, America/Sao_Paulo, inclusive */
        EndDate: string;
        /** @description `nextCursor` of the answer before; wins over `page` */
        Cursor: string;
        /** @description Chosen by the client; a repeat with the same key and body answers the first result */
        IdempotencyKey: string;
        Id: string;
        /** @description ETag of the version that the user saw; a newer version on the server answers 412 */
        IfMatch: string;
    };
    requestBodies: never;
    headers: {
        /** @description Seconds to wait */
        RetryAfter: number;
        /** @description Version of the resource, for `If-Match` */
        ETag: string;
    };
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    refreshSession: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The session */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Session"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    signIn: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Credentials"];
            };
        };
        responses: {
            /** @description The session */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Session"];
                };
            };
            400: components["responses"]["BadRequest"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    signOut: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The token no longer works */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    requestPasswordReset: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PasswordResetRequest"];
            };
        };
        responses: {
            /** @description The link is on its way if the account exists */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    resetPassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PasswordReset"];
            };
        };
        responses: {
            /** @description The password is changed and every session of the user ended */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getLoggedUser: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The user */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["User"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listUsers: {
        parameters: {
            query?: {
                limit?: components["parameters"]["Limit"];
                /** @description Zero-based */
                page?: components["parameters"]["Page"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page, by name */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listNotifications: {
        parameters: {
            query?: {
                /** @description First day of creation, America/Sao_Paulo, inclusive */
                startDate?: components["parameters"]["StartDate"];
                /** @description Last day of creation, America/Sao_Paulo, inclusive */
                endDate?: components["parameters"]["EndDate"];
                /** @description Part of the title or of the description */
                message?: string;
                /** @description Only read (true) or unread (false) notifications */
                isReaded?: boolean;
                limit?: number;
                /** @description Zero-based */
                page?: components["parameters"]["Page"];
            };
            header?: {
                /** @description Active business. Absent before one is chosen: then the answer covers every business that the user may see. */
                businessId?: components["parameters"]["BusinessId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotificationList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    readNotifications: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description None is unread */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getCustomer: {
        parameters: {
            query?: {
                /** @description Adds `saleDate` and `mappingResponsibilityCheckDate` */
                detailed?: boolean;
                /** @description Adds `users` */
                allUsers?: boolean;
            };
            header?: {
                /** @description Active business. Absent before one is chosen: then the answer covers every business that the user may see. */
                businessId?: components["parameters"]["BusinessId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The customer */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Customer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listBusinesses: {
        parameters: {
            query?: {
                includeAll?: boolean;
                /** @description Adds `Users` */
                allUsers?: boolean;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All of them, by name */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BusinessList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getHome: {
        parameters: {
            query?: never;
            header?: {
                /** @description Active business. Absent before one is chosen: then the answer covers every business that the user may see. */
                businessId?: components["parameters"]["BusinessId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The demands by group */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Home"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listDemands: {
        parameters: {
            query?: {
                /** @description First day of creation, America/Sao_Paulo, inclusive */
                startDate?: components["parameters"]["StartDate"];
                /** @description Last day of creation, America/Sao_Paulo, inclusive */
                endDate?: components["parameters"]["EndDate"];
                /** @description Creator */
                userId?: string;
                /** @description Tag ids joined by commas; a demand with any of them matches */
                demandsTags?: string;
                /** @description Part of the name */
                name?: string;
                /** @description Part of a message of the conversation */
                message?: string;
                /** @description Only validated (true) or not validated (false) demands */
                hasValidationUser?: boolean;
                statusKey?: components["schemas"]["DemandStatusKey"];
                order?: components["schemas"]["DemandOrder"];
                limit?: components["parameters"]["Limit"];
                /** @description Zero-based */
                page?: components["parameters"]["Page"];
                /** @description `nextCursor` of the answer before; wins over `page` */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: {
                /** @description Active business. Absent before one is chosen: then the answer covers every business that the user may see. */
                businessId?: components["parameters"]["BusinessId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DemandList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    createDemand: {
        parameters: {
            query?: never;
            header?: {
                /** @description Active business. Absent before one is chosen: then the answer covers every business that the user may see. */
                businessId?: components["parameters"]["BusinessId"];
                /** @description Chosen by the client; a repeat with the same key and body answers the first result */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DemandDraft"];
            };
        };
        responses: {
            /** @description The new demand */
            201: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Demand"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listDemandsBoth: {
        parameters: {
            query?: {
                /** @description First day of creation, America/Sao_Paulo, inclusive */
                startDate?: components["parameters"]["StartDate"];
                /** @description Last day of creation, America/Sao_Paulo, inclusive */
                endDate?: components["parameters"]["EndDate"];
                /** @description Creator */
                userId?: string;
                /** @description Tag ids joined by commas; a demand with any of them matches */
                demandsTags?: string;
                /** @description Part of the name */
                name?: string;
                /** @description Part of a message of the conversation */
                message?: string;
                /** @description Only validated (true) or not validated (false) demands */
                hasValidationUser?: boolean;
                statusKey?: components["schemas"]["DemandStatusKey"];
                order?: components["schemas"]["DemandOrder"];
                limit?: components["parameters"]["Limit"];
                /** @description Zero-based */
                page?: components["parameters"]["Page"];
                /** @description `nextCursor` of the answer before; wins over `page` */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: {
                /** @description Active business. Absent before one is chosen: then the answer covers every business that the user may see. */
                businessId?: components["parameters"]["BusinessId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DemandList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getDemandSla: {
        parameters: {
            query: {
                demandId: string;
            };
            header?: {
                /** @description Active business. Absent before one is chosen: then the answer covers every business that the user may see. */
                businessId?: components["parameters"]["BusinessId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The new forecast and every visible demand that moves */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DemandSla"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getDemand: {
        parameters: {
            query?: never;
            header?: {
                /** @description Active business. Absent before one is chosen: then the answer covers every business that the user may see. */
                businessId?: components["parameters"]["BusinessId"];
            };
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The demand */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Demand"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    updateDemand: {
        parameters: {
            query?: never;
            header?: {
                /** @description Active business. Absent before one is chosen: then the answer covers every business that the user may see. */
                businessId?: components["parameters"]["BusinessId"];
                /** @description ETag of the version that the user saw; a newer version on the server answers 412 */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DemandChanges"];
            };
        };
        responses: {
            /** @description The changed demand */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Demand"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    updateDemandStatus: {
        parameters: {
            query?: never;
            header?: {
                /** @description Active business. Absent before one is chosen: then the answer covers every business that the user may see. */
                businessId?: components["parameters"]["BusinessId"];
                /** @description ETag of the version that the user saw; a newer version on the server answers 412 */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DemandStatusChange"];
            };
        };
        responses: {
            /** @description The changed demand */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Demand"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    validateDemand: {
        parameters: {
            query?: never;
            header?: {
                /** @description Active business. Absent before one is chosen: then the answer covers every business that the user may see. */
                businessId?: components["parameters"]["BusinessId"];
                /** @description ETag of the version that the user saw; a newer version on the server answers 412 */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The validated demand */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Demand"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    validateDemands: {
        parameters: {
            query?: never;
            header?: {
                /** @description Active business. Absent before one is chosen: then the answer covers every business that the user may see. */
                businessId?: components["parameters"]["BusinessId"];
            };
            path: {
                /** @description One to 100 ids joined by commas */
                ids: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DemandSelection"];
            };
        };
        responses: {
            /** @description The validated demands */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidatedDemands"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    prioritizeDemand: {
        parameters: {
            query?: never;
            header?: {
                /** @description Active business. Absent before one is chosen: then the answer covers every business that the user may see. */
                businessId?: components["parameters"]["BusinessId"];
                /** @description ETag of the version that the user saw; a newer version on the server answers 412 */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The prioritised demand */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Demand"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    followDemand: {
        parameters: {
            query?: never;
            header?: {
                /** @description Active business. Absent before one is chosen: then the answer covers every business that the user may see. */
                businessId?: components["parameters"]["BusinessId"];
            };
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["DemandFollowing"];
            };
        };
        responses: {
            /** @description Who follows the demand */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DemandFollowers"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    viewDemand: {
        parameters: {
            query?: never;
            header?: {
                /** @description Active business. Absent before one is chosen: then the answer covers every business that the user may see. */
                businessId?: components["parameters"]["BusinessId"];
            };
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Who has viewed the demand */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DemandViewers"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    unviewDemand: {
        parameters: {
            query?: never;
            header?: {
                /** @description Active business. Absent before one is chosen: then the answer covers every business that the user may see. */
                businessId?: components["parameters"]["BusinessId"];
            };
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Who has viewed the demand */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DemandViewers"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listDemandItems: {
        parameters: {
            query?: {
                limit?: components["parameters"]["Limit"];
                /** @description `nextCursor` of the answer before; wins over `page` */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: {
                /** @description Active business. Absent before one is chosen: then the answer covers every business that the user may see. */
                businessId?: components["parameters"]["BusinessId"];
            };
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProcessItemList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    createDemandItem: {
        parameters: {
            query?: never;
            header?: {
                /** @description Active business. Absent before one is chosen: then the answer covers every business that the user may see. */
                businessId?: components["parameters"]["BusinessId"];
                /** @description Chosen by the client; a repeat with the same key and body answers the first result */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ProcessItemDraft"];
            };
        };
        responses: {
            /** @description The new item */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProcessItem"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getMostRecentDemandItem: {
        parameters: {
            query?: never;
            header?: {
                /** @description Active business. Absent before one is chosen: then the answer covers every business that the user may see. */
                businessId?: components["parameters"]["BusinessId"];
            };
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The item */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProcessItem"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    postDemandMessage: {
        parameters: {
            query?: never;
            header?: {
                /** @description Active business. Absent before one is chosen: then the answer covers every business that the user may see. */
                businessId?: components["parameters"]["BusinessId"];
                /** @description Chosen by the client; a repeat with the same key and body answers the first result */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MessageDraft"];
            };
        };
        responses: {
            /** @description The new message */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProcessItem"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    renameDemand: {
        parameters: {
            query?: never;
            header?: {
                /** @description Active business. Absent before one is chosen: then the answer covers every business that the user may see. */
                businessId?: components["parameters"]["BusinessId"];
                /** @description ETag of the version that the user saw; a newer version on the server answers 412 */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                id: components["parameters"]["Id"];
                name: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The renamed demand */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Demand"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            412: components["responses"]["PreconditionFailed"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listDemandTags: {
        parameters: {
            query?: {
                /** @description Part of the name */
                name?: string;
            };
            header?: {
                /** @description Active business. Absent before one is chosen: then the answer covers every business that the user may see. */
                businessId?: components["parameters"]["BusinessId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All of them, by name */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DemandTagList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    saveFeedback: {
        parameters: {
            query?: never;
            header?: {
                /** @description Active business. Absent before one is chosen: then the answer covers every business that the user may see. */
                businessId?: components["parameters"]["BusinessId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FeedbackDraft"];
            };
        };
        responses: {
            /** @description The stored feedback */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Feedback"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listDocuments: {
        parameters: {
            query?: {
                demandId?: string;
                /** @description First day of creation, America/Sao_Paulo, inclusive */
                startDate?: components["parameters"]["StartDate"];
                /** @description Last day of creation, America/Sao_Paulo, inclusive */
                endDate?: components["parameters"]["EndDate"];
                /** @description Part of the name */
                name?: string;
                limit?: components["parameters"]["Limit"];
                /** @description Zero-based */
                page?: components["parameters"]["Page"];
            };
            header?: {
                /** @description Active business. Absent before one is chosen: then the answer covers every business that the user may see. */
                businessId?: components["parameters"]["BusinessId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DocumentList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    createDocument: {
        parameters: {
            query?: never;
            header?: {
                /** @description Active business. Absent before one is chosen: then the answer covers every business that the user may see. */
                businessId?: components["parameters"]["BusinessId"];
                /** @description Chosen by the client; a repeat with the same key and body answers the first result */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DocumentDraft"];
            };
        };
        responses: {
            /** @description The new document */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Document"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getDocument: {
        parameters: {
            query?: never;
            header?: {
                /** @description Active business. Absent before one is chosen: then the answer covers every business that the user may see. */
                businessId?: components["parameters"]["BusinessId"];
            };
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The document */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Document"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    downloadDocument: {
        parameters: {
            query?: never;
            header?: {
                /** @description Active business. Absent before one is chosen: then the answer covers every business that the user may see. */
                businessId?: components["parameters"]["BusinessId"];
            };
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The address and the name to save under */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DocumentDownload"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    createUpload: {
        parameters: {
            query: {
                fileName: string;
                /** @description Media type; empty when the browser does not know it */
                fileType: string;
                type: components["schemas"]["FileType"];
                /** @description Bytes */
                fileSize: number;
                publicRead?: boolean;
                logo?: boolean;
            };
            header?: {
                /** @description Active business. Absent before one is chosen: then the answer covers every business that the user may see. */
                businessId?: components["parameters"]["BusinessId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The address and the key of the upload */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SignedUpload"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    createDownload: {
        parameters: {
            query: {
                key: string;
            };
            header?: {
                /** @description Active business. Absent before one is chosen: then the answer covers every business that the user may see. */
                businessId?: components["parameters"]["BusinessId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The address */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SignedDownload"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    streamEvents: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description An endless stream; the data of each event is a ServerEvent */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/event-stream": string;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
}
